import { beginningOf } from '../../../domain/beginning-of'
import { fromTenths } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import { pathOf, titleOf } from './asked-machines'
import { writeReader } from './hours-words'
import type { MachineDetails } from './machine-details.repository'

/** What a machine is and where; of a single one all that its page shows. */
export function machineFact(machine: Instance, asker: Asker, details?: MachineDetails): Fact {
  const { name, serialNumber, location, organization, machine: model, lastValue, lastReadAt, unit } = machine
  const isOwn = organization.id === asker.caller.organization?.id
  const say = (text: Text) => inLanguage(text, asker)
  const known = [
    `${model.brand} ${model.model}${details?.variant ? ` (${details.variant})` : ''}`,
    ...(name ? [`${say(words.serial)} ${serialNumber}`] : []),
    ...(isOwn ? [] : [organization.name]),
    ...(location ? [`${say(words.place)}: ${location}`] : []),
    ...(lastValue !== null && lastReadAt
      ? [`${figureFor(fromTenths(lastValue), unit, asker)} (${dayFor(lastReadAt, asker)})`]
      : []),
    ...(details && machine.inServiceOn ? [`${say(words.inService)} ${dayFor(machine.inServiceOn, asker)}`] : []),
    ...(machine.retiredAt ? [`${say(words.retired)} ${dayFor(machine.retiredAt, asker)}`] : []),
    ...(machine.servedUntil ? [`${say(words.served)} ${dayFor(machine.servedUntil, asker)}`] : []),
  ]
  return {
    title: titleOf(machine),
    path: pathOf(machine),
    text: `${titleOf(machine)}: ${known.join(', ')}`,
    details: [
      ...askedDetails(machine, asker),
      ...(details ? detailTexts(machine, details, asker) : []).map(
        (text): Detail => ({ about: [], text, said: 'alone' }),
      ),
    ],
  }
}

/** What a machine says of itself, for whoever asks for one thing of it. */
function askedDetails({ serialNumber, location, organization, machine: model }: Instance, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const name = `${model.brand} ${model.model}`
  return [
    detail(['where', 'address'], location ? at(location) : nowhere, location ? 'asked' : 'nothing'),
    detail(['owner'], { en: `of ${organization.name}`, es: `de ${organization.name}` }, 'asked'),
    detail(['serial'], { en: `serial number ${serialNumber}`, es: `número de serie ${serialNumber}` }, 'asked'),
    detail(['model'], { en: name, es: name }, 'asked'),
  ]
}

const at = (place: string): Text => ({ en: `place: ${place}`, es: `ubicación: ${place}` })
const nowhere: Text = { en: 'no place is recorded', es: 'no hay ninguna ubicación registrada' }

const MAX_NOTE = 160

function detailTexts(machine: Instance, details: MachineDetails, asker: Asker): string[] {
  const { lastReading, lastReported, source, note } = details
  const { dailyUse, unit, dealership, nextDue, status } = machine
  const day = (moment: Date | string) => dayFor(moment, asker)
  const reader = lastReading && writeReader(lastReading, asker)
  const use = dailyUse ? figureFor(fromTenths(Math.round(dailyUse)), unit, asker) : undefined
  const texts: Text[] = [
    ...(reader ? [{ en: `last read by ${reader}`, es: `última lectura de ${reader}` }] : []),
    ...(use ? [{ en: `about ${use} a day`, es: `unas ${use} al día` }] : []),
    ...(dealership && dealership.id !== asker.caller.organization?.id
      ? [{ en: `served by ${dealership.name}`, es: `atendida por ${dealership.name}` }]
      : []),
    ...(nextDue
      ? [
          {
            en: `next task: ${nextDue.name}, ${states[status].en}`,
            es: `próxima tarea: ${nextDue.name}, ${states[status].es}`,
          },
        ]
      : []),
    ...(lastReported
      ? [
          {
            en: `last telematics reading on ${day(lastReported.takenAt)}`,
            es: `última lectura por telemática el ${day(lastReported.takenAt)}`,
          },
        ]
      : [{ en: 'no readings by telematics', es: 'sin lecturas por telemática' }]),
    ...(source ? [sourceText(source.name, source.lastPolledAt && day(source.lastPolledAt))] : []),
    ...(note
      ? [
          {
            en: `note about the model: “${beginningOf(note.body, MAX_NOTE)}”`,
            es: `nota sobre el modelo: «${beginningOf(note.body, MAX_NOTE)}»`,
          },
        ]
      : []),
  ]
  return texts.map((text) => inLanguage(text, asker))
}

const sourceText = (name: string, day: string | null): Text => ({
  en: `telematics source ${name}${day ? `, last read on ${day}` : ', not read yet'}`,
  es: `fuente telemática ${name}${day ? `, leída el ${day}` : ', todavía sin leer'}`,
})

const states = {
  OVERDUE: { en: 'overdue', es: 'vencida' },
  DUE: { en: 'due now', es: 'toca ahora' },
  DUE_SOON: { en: 'due soon', es: 'toca pronto' },
  OK: { en: 'not due yet', es: 'todavía no toca' },
} as const

const words = {
  serial: { en: 'serial number', es: 'número de serie' },
  place: { en: 'place', es: 'ubicación' },
  inService: { en: 'in service since', es: 'en servicio desde el' },
  retired: { en: 'retired on', es: 'dada de baja el' },
  served: { en: 'served until', es: 'atendida hasta el' },
} satisfies Record<string, Text>
