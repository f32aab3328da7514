import { answering, type Detail } from '../../../../record-tools/details'
import type { Field } from '../../../../record-tools/fields'
import type { Fact } from '../../../../record-tools/record-tool'

type Fields = readonly Field[]

/** A record by itself: first what is asked of it, then all that is known, line by line. */
export function writeAlone({ title, text, details = [] }: Fact, fields: Fields): string {
  const asked = answering(details, fields)
  const first = asked.length > 0 ? `${title}: ${joined(asked)}.\n\n` : ''
  const rest = details.filter((one) => !asked.includes(one) && (one.said === 'always' || one.said === 'alone'))
  if (rest.length === 0) return `${first}${text}.`
  return `${first}${text}:\n\n${rest.map((one) => `- ${capitalized(one.text)}`).join('\n')}`
}

/** One of several records: with what is asked of it, or with what each of a list says. */
export function writeInList({ text, details = [] }: Fact, fields: Fields): string {
  const asked = answering(details, fields).filter(({ said }) => said !== 'nothing')
  const said = asked.length > 0 ? asked : details.filter((one) => one.said === 'always')
  return [text, ...said.map((one) => one.text)].join('; ')
}

const joined = (details: readonly Detail[]): string => details.map(({ text }) => text).join('; ')

export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
