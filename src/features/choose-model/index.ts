export type { Model, ModelChoice } from './model/use-model-search'
export { ChosenModel } from './ui/chosen-model'
export { ModelSearch } from './ui/model-search'
