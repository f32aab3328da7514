import type { Text } from '../../../../domain/text'
import { inLanguage } from '../../../../record-tools/asker-text'
import { answering, type Detail } from '../../../../record-tools/details'
import { type Field, isGeneral, isHappening } from '../../../../record-tools/fields'
import type { Asker } from '../../../../record-tools/record-tool'

interface Whether {
  /** A sentence. */
  verdict: string
  /** By what it is seen. */
  said: readonly Detail[]
}

/** Whether what is asked about has happened to a record; undefined where it says nothing of it. */
export function answerWhether(details: readonly Detail[], fields: readonly Field[], asker: Asker): Whether | undefined {
  const isTold = (one: Field) => details.some(({ about }) => about.includes(one))
  const field = fields.find((one) => (isHappening(one) || one === 'stock') && isTold(one))
  const about = details.filter((one) => field !== undefined && one.about.includes(field))
  if (field === undefined || about.length === 0) return undefined
  const isNone = ({ said, lacks }: Detail) => said === 'nothing' || lacks?.includes(field)
  const positive = about.filter((one) => !isNone(one) && !(field === 'answered' && one.isOwn))
  const lacking = details.filter(({ lacks }) => lacks?.includes(field))
  const others = fields.filter((one) => one !== field && !isGeneral(one) && !isHappening(one))
  const besides = others.length > 0 ? answering(details, others) : []
  if (positive.length === 0) {
    const none = about.filter(isNone)
    return none.length > 0 ? { verdict: inLanguage(words.no, asker), said: [...none, ...besides] } : undefined
  }
  // Who did it is not asked where the thing itself says when.
  const plain = positive.filter(({ said }) => said !== 'asked')
  const shown = plain.length > 0 ? plain : positive
  return lacking.length > 0
    ? { verdict: inLanguage(words.partly, asker), said: [...new Set([...shown, ...lacking, ...besides])] }
    : { verdict: inLanguage(words.yes, asker), said: [...new Set([...shown, ...besides])] }
}

const words = {
  yes: { en: 'Yes.', es: 'Sí.' },
  no: { en: 'No.', es: 'No.' },
  partly: { en: 'In part.', es: 'En parte.' },
} satisfies Record<string, Text>
