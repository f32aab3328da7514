import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { machineQueries } from '../machine.queries'
import { machineText } from '../text'

/** Shows that a list is only about one machine, and leads back to all. */
export function OneMachine({ machineId, onAll }: { machineId: string; onAll: () => void }) {
  const t = useText(machineText)
  const { data: machine } = useQuery(machineQueries.detail(machineId))
  return (
    <div className="flex flex-wrap items-center gap-2">
      {machine ? t('oneMachine', { machine: machine.name }) : t('oneMachineUnknown')}
      <Button size="sm" icon={<X aria-hidden />} onClick={onAll}>
        {t('allMachines')}
      </Button>
    </div>
  )
}
