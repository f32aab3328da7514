import type { RecordQuestion } from '../record-question'
import { understand } from '../understand'
import { quarryKnowledge } from './quarry-knowledge'

/** What a prompt of the quarry's asks of the records, in English or Spanish, after others; undefined if nothing. */
export const understood = (prompt: string, ...before: string[]) =>
  understand(
    { prompt, earlier: before.map((content) => ({ role: 'user', content })), preferred: 'en' },
    quarryKnowledge,
  )

/** Its questions, in order. */
export const questions = (prompt: string, ...before: string[]): RecordQuestion[] =>
  understood(prompt, ...before)?.questions.map((one) => one.question) ?? []

/** Its first question. */
export const question = (prompt: string, ...before: string[]): RecordQuestion | undefined =>
  questions(prompt, ...before)[0]
