import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  sending: 'Enviando la fotografía…',
  reading: 'Leyendo la fotografía…',
  cancel: 'Cancelar',
  unreadable: 'Este archivo no se puede abrir como imagen. Haga una fotografía o elija un archivo JPEG, PNG o WebP.',
  nothing: 'No se pudo leer nada en la fotografía. Acérquese, evite los reflejos o escriba lo que pone.',
}
