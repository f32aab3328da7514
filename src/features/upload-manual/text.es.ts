import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Subir archivo de la máquina',
  submit: 'ENVIAR',
  processing: 'Procesando la subida...',
  uploaded: 'Archivo subido correctamente',
  failed: 'La subida falló: {{reason}}',
  forMachine: 'Un manual de {{machine}}. Las respuestas lo usarán en cuanto se haya procesado.',
  file: 'Archivo',
  fileHelp: 'Un PDF cada vez.',
  notPdf: 'Solo se aceptan archivos PDF. Elija un archivo cuyo nombre termine en .pdf.',
  emptyFile: 'Este archivo está vacío. Elija otro.',
  leftOut_one: 'Se omitió {{count}} archivo más: se sube un manual cada vez.',
  leftOut_other: 'Se omitieron {{count}} archivos más: se sube un manual cada vez.',
  removeFile: 'Quitar {{file}}',
  sent: '{{sent}} de {{size}}',
  failedAdvice: 'No se perdió nada de lo que rellenó. Envíelo de nuevo cuando quiera.',
  duplicateAdvice:
    'Está en la lista de manuales de esta máquina. Si falló, reinténtelo allí; para subirlo de nuevo, bórrelo antes allí o elija otro archivo.',
  displayName: 'Nombre visible',
  displayNameHelp: 'Lo que se ve junto a una respuesta. Vacío: el nombre del archivo.',
  kind: 'Tipo de manual',
  years: 'Años',
  yearsHelp: 'Por ejemplo, 2019-2024.',
  serialStart: 'Números de serie desde',
  serialEnd: 'Números de serie hasta',
  serialHelp: 'Por ejemplo, {{example}}. Vacío: vale para todos los números de serie.',
  cancel: 'Cancelar',
  cancelUpload: 'Cancelar la subida',
  cancelled: 'Subida cancelada',
}
