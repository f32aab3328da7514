import { useQuery } from '@tanstack/react-query'
import { Gauge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { type MachineInstance, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EditMachineInstanceDialog } from './edit-machine-instance-dialog'
import { EnterReadingDialog } from './readings/enter-reading-dialog'
import { instanceDetailsText } from './text'

type InstanceActionsProps = {
  instance: MachineInstance
  /** Whether whoever comes here wants to enter the hours, by a link that says so. */
  isEntering: boolean
  /** The dialog for it was closed. */
  onEntered: () => void
}

/** Everybody who sees a machine enters its hours; those who manage it also change it. */
export function InstanceActions({ instance, isEntering, onEntered }: InstanceActionsProps) {
  const t = useText(instanceDetailsText)
  const [asked, setAsked] = useState<'edit' | 'enter' | undefined>(isEntering ? 'enter' : undefined)
  const { data: readings } = useQuery(machineInstanceQueries.readings(instance.id))
  const stop = () => setAsked(undefined)
  return (
    <>
      {instance.can_manage && (
        <Button icon={<Pencil aria-hidden />} onClick={() => setAsked('edit')}>
          {t('edit')}
        </Button>
      )}
      {instance.retired_at === null && instance.served_until === null && (
        <Button variant="primary" icon={<Gauge aria-hidden />} onClick={() => setAsked('enter')}>
          {t('enter')}
        </Button>
      )}
      {asked === 'edit' && <EditMachineInstanceDialog instance={instance} onClose={stop} />}
      {asked === 'enter' && (
        <EnterReadingDialog
          instance={instance}
          last={readings?.items.find(({ voided_at }) => voided_at === null)}
          onClose={() => {
            stop()
            onEntered()
          }}
        />
      )}
    </>
  )
}
