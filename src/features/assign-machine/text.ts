import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Assign a model',
  description: 'The operator sees the model and its manuals from then on, and can write to you about it.',
  operator: 'Operator',
  chooseOperator: 'Who gets it?',
  operatorRequired: 'Operator is required field.',
  model: 'Model',
  chooseModel: 'Choose a model',
  modelRequired: 'Model is required field.',
  assign: 'Assign',
  assigned: '{{machine}} assigned to {{operator}}',
  takeBackTitle: 'Take {{machine}} back from {{operator}}?',
  takeBackHelp: 'They no longer see the model and its manuals. Your messages about it stay readable to both of you.',
  takeBack: 'Take back',
  takenBack: '{{machine}} taken back',
}

export const assignMachineText = defineText('assign-machine', en, { es: () => import('./text.es') })
