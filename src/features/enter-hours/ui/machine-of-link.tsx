import { useText } from '@/shared/lib/i18n'
import type { HoursPortal } from '../model/entry'
import { enterHoursText } from '../text'

type MachineOfLinkProps = { portal: Pick<HoursPortal, 'machine' | 'name' | 'serial_number' | 'organization'> }

/** The machine behind the link, to be compared with its plate. */
export function MachineOfLink({ portal: { machine, name, serial_number: serial, organization } }: MachineOfLinkProps) {
  const t = useText(enterHoursText)
  return (
    <div className="grid gap-0.5 wrap-anywhere">
      <h1 className="text-2xl font-bold">{name ? `${name}, ${machine}` : machine}</h1>
      <p className="text-ink-muted">
        <span className="figures">{t('serial', { serial })}</span> · {organization}
      </p>
    </div>
  )
}
