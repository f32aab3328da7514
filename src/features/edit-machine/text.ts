import { defineText } from '@/shared/lib/i18n'

export const en = {
  addTitle: 'Add a model',
  addHelp: 'The model appears in your list. Then add its manuals, kits and schedule.',
  add: 'Add model',
  added: '{{machine}} added',
  editTitle: 'Edit {{machine}}',
  editHelp: 'Its manuals and machines stay as they are.',
  save: 'Save model',
  saved: '{{machine}} saved',
  brand: 'Brand',
  brandHelp: 'If a brand is missing, ask the administrator of this platform to add it.',
  chooseBrand: 'Choose a brand',
  brandRequired: 'Choose a brand.',
  type: 'Type',
  typeHelp: 'Such as wheel loader or excavator.',
  typeRequired: 'Enter the type.',
  model: 'Model',
  modelHelp: 'Your models of this brand: {{models}}.',
  modelRequired: 'Enter the model.',
  variants: 'Variants',
  variantsHelp: 'The serial number of a machine selects its variant, and with it the manuals that apply.',
  variantN: 'Variant {{n}}',
  variantName: 'Name',
  variantNameRequired: 'Enter a name.',
  serial_number_start: 'First serial',
  serial_number_end: 'Last serial',
  addVariant: 'Add a variant',
  removeVariant: 'Remove variant {{n}}',
}

export const editMachineText = defineText('edit-machine', en, { es: () => import('./text.es') })
