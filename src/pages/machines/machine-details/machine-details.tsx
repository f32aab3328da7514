import { MessageCircleQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { asChosen, type Machine, MachineStatusBadge } from '@/entities/machine'
import { hasRole } from '@/entities/user'
import { useChosenMachine } from '@/features/choose-machine'
import { useUser } from '@/features/session'
import { defaultAssistantName } from '@/shared/config'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import { ManualList } from '@/widgets/manual-list'
import { BackLink } from './back-link'
import { MachineFacts } from './machine-facts'
import { OpenedManual } from './opened-manual'
import { machineDetailsText } from './text'

/** The manual that is open beside the machine, its page from 1, and whose kits and schedule a super user looks at. */
export type MachineSearch = { manual?: string; page?: number; dealership?: string }

export type MachineDetailsProps = {
  machine: Machine
  search: MachineSearch
  onSearch: (search: MachineSearch) => void
  /** Told after the machine has become the chosen one; goes to where one asks. */
  onAsk: (machineId: string) => void
  /** Goes to the list of machines. */
  onBack: () => void
  /** Leads to the single machines of this model. */
  instances?: ReactNode
}

export function MachineDetails({ machine, search, onSearch, onAsk, onBack, instances }: MachineDetailsProps) {
  const t = useText(machineDetailsText)
  const user = useUser()
  const { choose } = useChosenMachine()
  const mayUpload = hasRole(user, 'dealership-staff')

  function ask() {
    choose(asChosen(machine))
    onAsk(machine.id)
  }

  return (
    <div className={cx('grid items-start gap-6', search.manual && 'lg:grid-cols-2')}>
      <div className="min-w-0">
        <PageHeader
          title={machine.name}
          back={<BackLink onBack={onBack} />}
          summary={
            <span className="flex flex-wrap items-center gap-3">
              {machine.type}
              <MachineStatusBadge status={machine.status} />
            </span>
          }
          actions={
            <>
              {instances}
              <Button variant="primary" icon={<MessageCircleQuestion aria-hidden />} onClick={ask}>
                {t('ask', { assistant: defaultAssistantName })}
              </Button>
            </>
          }
        />
        <div className="grid gap-6">
          <MachineFacts machine={machine} />
          <ManualList
            machine={machine}
            uploader={mayUpload ? { organizationName: user.organization?.name } : undefined}
            onOpen={({ id }) => onSearch({ manual: id, page: 1 })}
          />
        </div>
      </div>
      {search.manual && (
        <OpenedManual
          manualId={search.manual}
          page={search.page ?? 1}
          onPage={(page) => onSearch({ ...search, page })}
          onClose={() => onSearch({})}
        />
      )}
    </div>
  )
}
