import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Licencia',
  summary: '{{product}}, el software detrás de este servicio, es software libre bajo la licencia MIT (en inglés):',
}
