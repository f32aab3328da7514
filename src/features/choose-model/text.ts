import { defineText } from '@/shared/lib/i18n'

export const en = {
  model: 'Model',
  models: 'Models',
  modelHelp: 'Search by brand, model or type, or paste what the type plate says, such as HARROW WL-120 S/N GHT00123.',
  change: 'Change',
  changeModel: 'Change the model',
  serialOf: 'Serial number {{serial}}',
  nothingFound: 'No model matches.',
  noModels: 'There are no models yet.',
  hidden_one: '{{count}} more. Type to search.',
  hidden_other: '{{count}} more. Type to search.',
  failed: 'The models did not load.',
  tryAgain: 'Try again',
}

export const chooseModelText = defineText('choose-model', en, { es: () => import('./text.es') })
