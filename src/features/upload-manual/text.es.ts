import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Subir archivo de la máquina',
  submit: 'ENVIAR',
  processing: 'Procesando la subida...',
  uploaded: 'Archivo subido correctamente',
  failed: 'La subida falló: {{reason}}',
  forMachine: 'Un manual de {{machine}}. Las respuestas lo usan en cuanto se haya leído.',
  forSomeMachine: 'Elija el modelo y después el archivo de su manual.',
  file: 'Archivo',
  fileHelp: 'Un PDF cada vez.',
  notPdf: 'Elija un archivo PDF.',
  emptyFile: 'Este archivo está vacío. Elija otro.',
  leftOut_one: 'Se omitió {{count}} archivo más. Suba los manuales de uno en uno.',
  leftOut_other: 'Se omitieron {{count}} archivos más. Suba los manuales de uno en uno.',
  removeFile: 'Quitar {{file}}',
  sent: '{{sent}} de {{size}}',
  failedAdvice: 'Sus datos se conservan. Vuelva a intentarlo.',
  duplicateAdvice:
    'Búsquelo en la lista de manuales de esta máquina. Si falló, reinténtelo allí. Para subirlo de nuevo, bórrelo antes allí o elija otro archivo.',
  displayName: 'Nombre visible',
  displayNameHelp: 'Se muestra junto a las respuestas. Déjelo en blanco para usar el nombre del archivo.',
  kind: 'Tipo de manual',
  years: 'Años',
  yearsHelp: 'Por ejemplo, 2019-2024.',
  serialStart: 'Números de serie desde',
  serialEnd: 'Números de serie hasta',
  serialHelp: 'Por ejemplo, {{example}}. Déjelo en blanco si vale para todos los números de serie.',
  cancel: 'Cancelar',
  cancelUpload: 'Cancelar la subida',
  cancelled: 'Subida cancelada',
}
