import { defineText } from '@/shared/lib/i18n'

export const en = {
  addTitle: 'Put a service kit together',
  add: 'Add kit',
  editTitle: 'Edit {{name}}',
  save: 'Save',
  saved: '{{name}} saved',
  name: 'Name',
  nameRequired: 'Name is required field.',
  interval: 'Every so many hours or km',
  wholeNumber: 'Enter a whole number.',
  parts: 'Parts',
  partsHelp:
    'A part that your catalogue has keeps its description and price; any other is added to it, without a price.',
  partN: 'Part {{n}}',
  partNumber: 'Part number',
  partNumberRequired: 'Part number is required field.',
  description: 'Description',
  quantity: 'Quantity',
  quantityRequired: 'Enter how many, as a whole number.',
  addPart: 'Add a part',
  removePart: 'Remove part {{n}}',
  deleteTitle: 'Delete {{name}}?',
  deleteHelp: 'Tasks that name it go on without it. Its parts stay in the catalogue.',
  deleteConfirm: 'Delete kit',
  deleted: '{{name}} deleted',
}

export const editKitText = defineText('edit-kit', en, { es: () => import('./text.es') })
