import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  menu: 'Menú',
  menuUnread_one: 'Menú, {{count}} mensaje sin leer',
  menuUnread_other: 'Menú, {{count}} mensajes sin leer',
  skip: 'Ir al contenido',
  noConnection: 'Sin conexión. Esta página muestra lo último que se cargó en este dispositivo.',
}
