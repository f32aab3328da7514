import { instanceTitle, type MachineInstance } from '../machine-instance'

/** What its people call it, and below that which machine it is where the name does not say so. */
export function InstanceName({ instance }: { instance: MachineInstance }) {
  return (
    <span className="grid min-w-0">
      <span className="font-semibold wrap-anywhere">{instanceTitle(instance)}</span>
      {instance.name.trim() && (
        <span className="font-normal wrap-anywhere text-ink-muted">
          {instance.machine.name} · <span className="figures">{instance.serial_number}</span>
        </span>
      )}
    </span>
  )
}
