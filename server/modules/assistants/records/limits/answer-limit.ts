import { localeOf, type Region } from '../../../../domain/locale'
import type { Language } from '../../../../domain/text'
import { inLanguage } from '../../../../record-tools/asker-text'
import type { AnswerRecord } from '../../conversations/conversation'
import type { Knowledge } from '../words/read-slots'
import { languagesOf } from './languages-of'
import type { Limit } from './limit'
import { type Action, readAction } from './read-action'
import { readLimit } from './read-limit'
import { actionText, limitTexts } from './texts'

interface AskedBeyond {
  prompt: string
  language: Language
  region: Region
  /** Whether a machine is chosen, whose manuals name the parts that are to be ordered. */
  hasMachine: boolean
}

interface LimitAnswer {
  response: string
  records: AnswerRecord[]
  isRefused: boolean
}

/** The product has what they ask for, elsewhere. */
const isHelp: ReadonlySet<Limit> = new Set(['own_conversations', 'abilities', 'cart'])

/** Records by the words of a question, as far as the asker may see them. */
type FindRecords = (question: string) => Promise<readonly AnswerRecord[]>

/** What is said of a question that neither records nor manuals answer; undefined for any other one. */
export async function answerLimit(
  asked: AskedBeyond,
  knowledge: Knowledge,
  find: FindRecords,
): Promise<LimitAnswer | undefined> {
  for (const language of languagesOf(asked)) {
    const reader = { locale: localeOf(language, asked.region) }
    const action = readAction(asked.prompt, language, knowledge)
    if (action && !(action.isOrdering && asked.hasMachine)) {
      const records = [...(await find(questionOf(action, language)))]
      return { response: inLanguage(actionText(records.length > 0), reader), records, isRefused: true }
    }
    const limit = readLimit(asked.prompt, language, knowledge)
    if (limit === undefined) continue
    const records = recordsOf(limit, reader)
    return { response: inLanguage(limitTexts[limit], reader), records, isRefused: !isHelp.has(limit) }
  }
  return undefined
}

/** Where the product has what is asked for. */
function recordsOf(limit: Limit, reader: Parameters<typeof inLanguage>[1]): AnswerRecord[] {
  if (limit === 'own_conversations') return [{ title: 'Bob', path: '/assistant' }]
  return limit === 'cart' ? [{ title: inLanguage({ en: 'Cart', es: 'Carrito' }, reader), path: '/cart' }] : []
}

/** What is to be ordered is a part in stock. */
function questionOf({ isOrdering, rest }: Action, language: Language): string {
  if (!isOrdering) return rest
  return language === 'en' ? `${rest} in stock` : `existencias de ${rest}`
}
