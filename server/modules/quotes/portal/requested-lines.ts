import { newQuoteLineLimits } from '#contract/platform-limits'
import { findDueKit, type KitOfTask } from '../../orders'
import type { AskedLine } from '../quote-lines'

interface DueMachine {
  instance_id: string
  name: string
  machine: string
  serial_number: string
  tasks: readonly { id: string; name: string; kit: { id: string; name: string } | null }[]
}

/**
 * The lines of a request for kits: one for each kit, with the services and machines that it is for.
 * @throws DomainError `kit_not_due` for a task that is not due any more, or has no kit
 */
export function requestedLines(asked: readonly KitOfTask[], machines: readonly DueMachine[]): AskedLine[] {
  const lines = new Map<string, AskedLine>()
  for (const kitOfTask of asked) {
    const { machine, task, kit } = findDueKit(kitOfTask, machines)
    const before = lines.get(kit.id)
    const service = `${task.name}: ${machine.name || machine.machine}, ${machine.serial_number}`
    lines.set(kit.id, {
      bundleId: kit.id,
      partNumber: '',
      description: kit.name,
      quantity: (before?.quantity ?? 0) + 1,
      note: [before?.note, service].filter(Boolean).join('\n').slice(0, newQuoteLineLimits.note.maxLength),
    })
  }
  return [...lines.values()]
}
