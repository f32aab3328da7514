import { useQuery } from '@tanstack/react-query'
import { newMachineInstanceLimits } from '#contract/platform-limits'
import { useSerialRange } from '@/entities/machine'
import { InstanceLink, machineInstanceQueries, type SerialCheck } from '@/entities/machine-instance'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { useSettled } from '@/shared/lib/settled'
import { Callout } from '@/shared/ui/callout'
import { TextField } from '@/shared/ui/text-field'
import { SerialSuggestions } from './serial-suggestions'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

const pauseMs = 250

type SerialFieldProps = { form: AddForm; onOpen: (instanceId: string) => void }

/** The serial number, checked while it is typed: a duplicate is named, and one outside of the model's ranges. */
export function SerialField({ form, onOpen }: SerialFieldProps) {
  const t = useText(addInstanceText)
  const { register, errorOf, watch } = form
  const [ownerId, machineId, written] = watch(['organization_id', 'machine_id', 'serial_number'])
  const typed = written.trim()
  const settled = useSettled(typed, pauseMs)
  const { data: check } = useQuery(machineInstanceQueries.serialCheck(ownerId, machineId, settled))
  const known = settled === typed ? check : undefined

  /** Refuses what is known to be a duplicate; of what has been typed since, nothing is known yet. */
  function validate(serial: string): true | string {
    if (serial.trim() === '') return t('serialRequired')
    return serial.trim() !== settled || !check?.taken || t('serialTaken')
  }

  return (
    <div className="grid gap-3">
      <TextField
        label={t('serial')}
        help={known?.taken ? <Duplicate check={known} onOpen={onOpen} /> : t('serialHelp')}
        error={errorOf('serial_number') ?? (known?.taken ? t('serialTaken') : undefined)}
        maxLength={newMachineInstanceLimits.serial_number.maxLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        {...register('serial_number', { validate })}
      />
      <div aria-live="polite" className="empty:hidden">
        {known && !known.taken && known.missed_ranges.length > 0 && (
          <Callout tone="warning">
            <MissedRanges serial={typed} ranges={known.missed_ranges} />
          </Callout>
        )}
      </div>
      <SerialSuggestions form={form} machineId={machineId} typed={typed} />
    </div>
  )
}

function Duplicate({ check: { instance }, onOpen }: { check: SerialCheck; onOpen: (instanceId: string) => void }) {
  const t = useText(addInstanceText)
  if (!instance) return t('takenElsewhereForStaff')
  return (
    <InstanceLink instance={instance} onOpen={onOpen}>
      <span className="text-ink underline">{t('openTaken', { name: instance.name || t('thatMachine') })}</span>
    </InstanceLink>
  )
}

function MissedRanges({ serial, ranges }: { serial: string; ranges: SerialCheck['missed_ranges'] }) {
  const t = useText(addInstanceText)
  const range = useSerialRange()
  const names = ranges.map(({ serial_number_start: from, serial_number_end: to }) => range({ from, to }))
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(names)
  return t('outsideRanges', { serial, ranges: list })
}
