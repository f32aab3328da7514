import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  model: 'Modelo',
  models: 'Modelos',
  modelHelp: 'Busque por marca, modelo o tipo, o pegue el texto de la placa, por ejemplo, HARROW WL-120 N/S GHT00123.',
  change: 'Cambiar',
  changeModel: 'Cambiar el modelo',
  serialOf: 'Número de serie {{serial}}',
  nothingFound: 'Ningún modelo coincide.',
  noModels: 'Todavía no hay modelos.',
  hidden_one: '{{count}} más. Escriba para buscar.',
  hidden_other: '{{count}} más. Escriba para buscar.',
  failed: 'No se pudieron cargar los modelos.',
  tryAgain: 'Reintentar',
}
