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
import { BackLink, PageHeader } from '@/shared/ui/page-header'
import { ManualList } from '@/widgets/manual-list'
import { OpenedManual } from '@/widgets/manual-viewer'
import { LastUpload } from './last-upload'
import { MachineActions } from './machine-actions'
import { MaintenanceSections } from './maintenance-sections'
import { NotesCard } from './notes-card'
import { machineDetailsText } from './text'
import { VariantsCard } from './variants-card'

/** The open manual, its page from 1, and the dealership whose kits and schedule a super user views. */
export type MachineSearch = { manual?: string; page?: number; dealership?: string }

export type MachineDetailsProps = {
  machine: Machine
  search: MachineSearch
  onSearch: (search: MachineSearch) => void
  /** Called after the machine has become the chosen one; opens the assistant. */
  onAsk: (machineId: string) => void
  /** Goes to the list of machines. */
  onBack: () => void
  /** Lead to where its manuals are searched, and to its single machines. */
  links?: ReactNode
  /** A button that leads to the single machines of this model, for those who cannot remove it because of them. */
  instances?: ReactNode
  /** Leads to where the tasks of this model are set. */
  scheduleLink?: ReactNode
}

export function MachineDetails(props: MachineDetailsProps) {
  const { machine, search, onSearch, onAsk, onBack, links, instances, scheduleLink } = props
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
          back={
            <BackLink href="/machines" onBack={onBack}>
              {t('back')}
            </BackLink>
          }
          summary={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {machine.type}
              <MachineStatusBadge status={machine.status} />
              <LastUpload machineId={machine.id} />
              {links}
            </span>
          }
          actions={
            <>
              <MachineActions machine={machine} instances={instances} onRemoved={onBack} />
              <Button variant="primary" icon={<MessageCircleQuestion aria-hidden />} onClick={ask}>
                {t('ask', { assistant: defaultAssistantName })}
              </Button>
            </>
          }
        />
        <div className="grid gap-6">
          <VariantsCard machine={machine} />
          <ManualList
            machine={machine}
            uploader={mayUpload ? { organizationName: user.organization?.name } : undefined}
            onOpen={({ id }) => onSearch({ ...search, manual: id, page: 1 })}
          />
          <NotesCard machine={machine} canWrite={mayUpload} />
          <MaintenanceSections
            machineId={machine.id}
            chosen={search.dealership}
            onChoose={(dealership) => onSearch({ ...search, dealership })}
            scheduleLink={scheduleLink}
          />
        </div>
      </div>
      {search.manual && (
        <OpenedManual
          manualId={search.manual}
          page={search.page ?? 1}
          onPage={(page) => onSearch({ ...search, page })}
          onClose={() => onSearch({ ...search, manual: undefined, page: undefined })}
        />
      )}
    </div>
  )
}
