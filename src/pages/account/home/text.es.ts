import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Inicio',
  greeting: 'Hola {{name}}',
  summary: 'Pregunte por una máquina y vea la página del manual junto a la respuesta.',
  machine: 'Su máquina',
  recent: 'Conversaciones recientes',
  noneYet: 'Aún no hay conversaciones',
  noneYetAdvice: 'Lo que pregunte sobre una máquina queda aquí, para que encuentre de nuevo la respuesta y su página.',
}
