import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { type Machine, MachineDrawing, MachineStatusBadge } from '@/entities/machine'
import { isReached, type MachineInstance, MaintenanceStatusBadge } from '@/entities/machine-instance'
import { ListOption } from '@/shared/ui/list-option'

type OptionProps = {
  id: string
  /** Whether the keyboard is at it. */
  isMarked: boolean
  /** Whether it is the one that is chosen now. */
  isCurrent: boolean
  onChoose: () => void
}

/** A machine: "Loader 3 · WL-120 · GHT00123", where it is, and what is due. */
export function InstanceChoice({ machine, ...option }: OptionProps & { machine: MachineInstance }) {
  const { name, serial_number, location, status, machine: model } = machine
  const own = name.trim()
  const isSoon = status === 'DUE_SOON' || isReached(status)
  return (
    <Option
      {...option}
      type={model.type}
      title={own || model.name}
      details={[own && model.model, serial_number, location.trim()]}
      badge={isSoon && <MaintenanceStatusBadge status={status} />}
    />
  )
}

/** A model of which one has no machine. */
export function ModelChoice({ model, ...option }: OptionProps & { model: Machine }) {
  const badge = model.status !== 'ready' && <MachineStatusBadge status={model.status} />
  return <Option {...option} type={model.type} title={model.name} details={[model.type]} badge={badge} />
}

type Appearance = { type: string; title: string; details: readonly string[]; badge: ReactNode }

function Option({ isCurrent, type, title, details, badge, ...option }: OptionProps & Appearance) {
  return (
    <ListOption {...option}>
      <MachineDrawing type={type} className="w-12 text-ink-muted" />
      <span className="min-w-0 grow">
        <span className="flex items-center gap-1.5 font-medium">
          <span className="wrap-anywhere">{title}</span>
          {isCurrent && <Check aria-hidden className="size-4 shrink-0" />}
        </span>{' '}
        <span className="figures block text-sm wrap-anywhere text-ink-muted">
          {details.filter(Boolean).map((detail, at) => (
            <Fragment key={detail}>
              {at > 0 && ' · '}
              <span className="inline-block">{detail}</span>
            </Fragment>
          ))}
        </span>
      </span>
      {badge}
    </ListOption>
  )
}
