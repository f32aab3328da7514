import { splitSentences } from '../../server/languages/text/sentences'
import { LEAD_CHARACTERS } from '../../server/modules/assistants/answering/extractive/calibration/signals'
import { quantile } from '../timing'
import type { BenchQuestion } from './question'

/** The measured parts of an assistant's answer. */
export interface Reply {
  response: string
  confidence: 'sure' | 'unsure' | 'none'
  refused: boolean
  /** The cited pages, in order. */
  pages: number[]
  milliseconds: number
}

export interface Asked {
  question: BenchQuestion
  reply: Reply
}

/** What is looked at to judge a single answer. */
export interface Judgeable {
  question: Pick<BenchQuestion, 'answer_pages' | 'answer_strings'>
  reply: Pick<Reply, 'response' | 'refused' | 'pages'>
}

export interface Scores {
  answerable: number
  hitAt1: number
  hitAt3: number
  hitAt5: number
  mrrAt10: number
  right: number
  /** Share of the answerable questions whose answer leads with an expected string. */
  leading: number
  medianLength: number
  answerableRefused: number
  /** Share of the answerable questions with a certain answer, and how often its first page, and its beginning, is correct. */
  sure: number
  sureRight: number
  sureTextRight: number
  unanswerable: number
  unanswerableRefused: number
  unanswerableSure: number
  p50: number
  p95: number
}

const counted = 10
const directAnswer = 600

/** The rank of the first correct page among the citations that count, from 1; 0 for a miss or a refusal. */
export function placeOfPage({ question, reply }: Judgeable): number {
  if (reply.refused) return 0
  return reply.pages.slice(0, counted).findIndex((page) => question.answer_pages.includes(page)) + 1
}

/** Removes differences in case, spaces, dashes and Unicode forms. */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replaceAll('\u2044', '/')
    .replace(/\s+/g, ' ')
}

/** An answer is correct if its first 600 characters contain an expected string and it cites a correct page. */
export function isRight(asked: Asked): boolean {
  const { question, reply } = asked
  const direct = normalise(reply.response.slice(0, directAnswer))
  return placeOfPage(asked) > 0 && question.answer_strings.some((expected) => direct.includes(normalise(expected)))
}

/** Whether an expected string is read at once, as a certain answer must say it, and a page that has it is cited. */
export function saysAtOnce(asked: Judgeable): boolean {
  const lead = normalise(asked.reply.response.slice(0, LEAD_CHARACTERS))
  return placeOfPage(asked) > 0 && asked.question.answer_strings.some((expected) => lead.includes(normalise(expected)))
}

/**
 * A correct answer leads if it is certain and says an expected string at once: in its first sentence, or in the first
 * notice or step that it shows. An uncertain one claims nothing and never leads.
 */
export function isLeading(asked: Asked): boolean {
  const { question, reply } = asked
  const leads = leadsOf(reply.response).map(normalise)
  return (
    reply.confidence === 'sure' &&
    isRight(asked) &&
    question.answer_strings.some((expected) => leads.some((lead) => lead.includes(normalise(expected))))
  )
}

const listItem = /^(?:\d+\. |- )/

/** A notice is a paragraph with its signal word in bold. Steps may follow a sentence that introduces them. */
function leadsOf(response: string): string[] {
  const [first = '', second = ''] = response.split('\n\n')
  const [line = ''] = first.split('\n')
  if (first.startsWith('**')) return [first]
  if (listItem.test(line)) return [line]
  const [sentence = ''] = splitSentences(line)
  const [step = ''] = second.split('\n')
  return /^\d+\. /.test(step) ? [sentence, step] : [sentence]
}

/** Calculates the figures of a group of questions; the share of an empty group is NaN. */
export function scoresOf(group: readonly Asked[]): Scores {
  const answerable = group.filter(({ question }) => question.answer_pages.length > 0)
  const unanswerable = group.filter(({ question }) => question.answer_pages.length === 0)
  const places = answerable.map(placeOfPage)
  const hit = (within: number) => share(places, (place) => place > 0 && place <= within)
  const latencies = group.map(({ reply }) => reply.milliseconds)
  const answered = answerable.filter(({ reply }) => !reply.refused)
  const isSure = ({ reply }: Asked) => reply.confidence === 'sure'
  return {
    answerable: answerable.length,
    hitAt1: hit(1),
    hitAt3: hit(3),
    hitAt5: hit(5),
    mrrAt10: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
    right: share(answerable, isRight),
    leading: share(answerable, isLeading),
    medianLength: quantile(
      answered.map(({ reply }) => reply.response.length),
      0.5,
    ),
    answerableRefused: share(answerable, ({ reply }) => reply.refused),
    sure: share(answerable, isSure),
    sureRight: share(answerable.filter(isSure), (asked) => placeOfPage(asked) === 1),
    sureTextRight: share(answerable.filter(isSure), saysAtOnce),
    unanswerable: unanswerable.length,
    unanswerableRefused: share(unanswerable, ({ reply }) => reply.refused),
    unanswerableSure: share(unanswerable, isSure),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
  }
}

const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length
