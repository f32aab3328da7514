export type { EmailChoices, EmailTopic } from './email-choice'
export { emailChoiceMutations, emailChoiceQueries } from './email-choice.queries'
