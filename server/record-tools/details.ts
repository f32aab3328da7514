import type { Text } from '../domain/text'
import { inLanguage } from './asker-text'
import { type Field, isGeneral } from './fields'
import type { Asker } from './record-tool'

/** One thing that is known of a record. */
export interface Detail {
  /** What it answers. */
  about: readonly Field[]
  /** In the asker's language, with a small letter and without a full stop. */
  text: string
  /**
   * Where it is not asked for: whether each of several records says it, only a single one, or none; "nothing" says that
   * there is nothing to say.
   */
  said: 'always' | 'alone' | 'asked' | 'nothing'
  /** What has only happened in part, as this says what is still to come. */
  lacks?: readonly Field[]
  /** Whether the asker's own side did it, so that it is no answer to them. */
  isOwn?: boolean
}

/** Makes the details for an asker; those of a single record, unless another is said. */
export const detailsFor =
  (asker: Pick<Asker, 'locale'>) =>
  (about: readonly Field[], text: Text, said: Detail['said'] = 'alone'): Detail => ({
    about,
    text: inLanguage(text, asker),
    said,
  })

/**
 * The details that answer what is asked: for each field those that are about most of the rest, too, so that "who shipped it"
 * finds the shipment and not the placing.
 */
export function answering(details: readonly Detail[], fields: readonly Field[]): readonly Detail[] {
  const answers = fields
    .filter((field) => !isGeneral(field))
    .flatMap((field) => plainOf(bestOf(ofField(details, field), fields), fields))
  return answers.length > 0 ? [...new Set(answers)] : plainOf(bestOf(details, fields), fields)
}

/** A step of the history is only for whoever asks who took it or why, where the record itself says the same. */
function plainOf(details: readonly Detail[], fields: readonly Field[]): readonly Detail[] {
  const plain = details.filter(({ said }) => said === 'always' || said === 'alone')
  const isOfSteps = fields.some((one) => one === 'who' || one === 'reason' || one === 'where')
  return isOfSteps || plain.length === 0 ? details : plain
}

const ofField = (details: readonly Detail[], field: Field) => details.filter(({ about }) => about.includes(field))

function bestOf(details: readonly Detail[], fields: readonly Field[]): readonly Detail[] {
  const scoreOf = ({ about }: Detail) => about.filter((one) => fields.includes(one)).length
  const best = Math.max(0, ...details.map(scoreOf))
  return best === 0 ? [] : details.filter((detail) => scoreOf(detail) === best)
}
