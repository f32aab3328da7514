export type { LanguageModel } from './language-model'
export { languageModelQueries } from './language-model.queries'
