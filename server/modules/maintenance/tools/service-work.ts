import type { Text } from '../../../domain/text'
import { listFor } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import type { Asker } from '../../../record-tools/record-tool'

/** A task as the schedule of a machine has it. */
interface Planned {
  description: string
  kit: { name: string; parts: { part_number: string; description: string; quantity: number }[] } | null
}

/** What is done in a service, as its task in the schedule says, and the parts of its kit. */
export function writeWork({ description, kit }: Planned, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const work = description.trim().replace(/\.$/, '')
  const parts = kit?.parts.map(({ quantity, ...part }) => `${quantity} × ${nameOf(part)}`) ?? []
  const contents = parts.length > 0 ? `: ${listFor(parts, asker)}` : ''
  const ofKit: Text | undefined = kit
    ? { en: `kit ${kit.name}${contents}`, es: `kit ${kit.name}${contents}` }
    : undefined
  return [
    work ? detail(['lines'], { en: work, es: work }, 'asked') : detail(['lines'], nothing, 'asked'),
    ...(ofKit ? [detail(['lines'], ofKit, 'asked')] : []),
  ]
}

const nothing: Text = {
  en: 'its schedule does not say what is done',
  es: 'su plan no dice qué se hace',
}

const nameOf = ({ part_number: number, description }: { part_number: string; description: string }): string =>
  description ? `${description} (${number})` : number
