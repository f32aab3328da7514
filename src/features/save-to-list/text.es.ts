import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  saveAsList: 'Guardar en una lista',
  title: 'Guardar en una lista de compra',
  save: 'Guardar en la lista',
  saved: 'Guardado en {{name}}',
  list: 'Lista',
  newList: 'Lista nueva',
  listOf: '{{name}} ({{owner}})',
  name: 'Nombre de la lista',
  nameHelp: 'Lo que pide una y otra vez, por ejemplo «Filtros de 500 horas».',
  nameRequired: 'Dé un nombre a la lista.',
  share: 'Compartir con mi organización',
  shareHelp: 'Sus compañeros ven la lista, piden con ella y cambian sus líneas.',
  parts_one: 'Se guarda una línea',
  parts_other: 'Se guardan {{count}} líneas',
  times: '{{quantity}} × {{name}}',
}
