import type { MachineInstance } from '../machine-instance'

/** What its people call it, with the model below; the model alone where it has no name. */
export function InstanceName({ instance: { name, machine } }: { instance: MachineInstance }) {
  const own = name.trim()
  return (
    <span className="grid min-w-0">
      <span className="font-semibold wrap-anywhere">{own || machine.name}</span>
      {own && <span className="font-normal wrap-anywhere text-ink-muted">{machine.name}</span>}
    </span>
  )
}
