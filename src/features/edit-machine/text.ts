import { defineText } from '@/shared/lib/i18n'

export const en = {
  addTitle: 'Add a model',
  addHelp: 'It joins your machines, with manuals, kits and a schedule of its own.',
  add: 'Add model',
  added: '{{machine}} added',
  editTitle: 'Edit {{machine}}',
  editHelp: 'Manuals and machines in service stay with it.',
  save: 'Save',
  saved: '{{machine}} saved',
  brand: 'Brand',
  brandHelp: 'The administrator of this platform adds missing ones, under Machine brands.',
  chooseBrand: 'Choose a brand',
  brandRequired: 'Brand is required field.',
  type: 'Type',
  typeHelp: 'Such as wheel loader or excavator.',
  typeRequired: 'Type is required field.',
  model: 'Model',
  modelHelp: 'You have of this brand: {{models}}.',
  modelRequired: 'Model is required field.',
  variants: 'Variants',
  variantsHelp: 'A serial number selects the variant by its range, and so the manuals that apply.',
  variantN: 'Variant {{n}}',
  variantName: 'Name',
  variantNameRequired: 'Name is required field.',
  serial_number_start: 'First serial',
  serial_number_end: 'Last serial',
  addVariant: 'Add a variant',
  removeVariant: 'Remove variant {{n}}',
}

export const editMachineText = defineText('edit-machine', en, { es: () => import('./text.es') })
