import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { type OperatorMachine, operatorMachineQueries } from '@/entities/operator-machine'
import { AssignMachineDialog, TakeBackDialog } from '@/features/assign-machine'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/search-field'
import { ThreadDrawer } from '@/widgets/machine-thread'
import { useOperatorMachineColumns } from './operator-machine-columns'
import { type OperatorMachinesSearch, pageSize } from './operator-machines-search'
import { operatorMachinesText } from './text'

type OperatorMachinesPageProps = {
  search: OperatorMachinesSearch
  onSearch: (search: OperatorMachinesSearch) => void
  onOpen: (machineId: string) => void
  /** Whether the person is of an operator, and so writes to the dealership; otherwise the other way round. */
  isOperator: boolean
  /** The dealership that the person assigns models for; undefined for everybody else. */
  dealershipId?: string | undefined
}

/** Which operator has which model from whom, each with the thread between the two. */
export function OperatorMachinesPage(props: OperatorMachinesPageProps) {
  const { search, onSearch, onOpen, isOperator, dealershipId } = props
  const t = useText(operatorMachinesText)
  usePageTitle(t('title'))
  const [thread, setThread] = useState<OperatorMachine>()
  const [takenBack, setTakenBack] = useState<OperatorMachine>()
  const [isAssigning, setIsAssigning] = useState(false)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    operatorMachineQueries.list({ ...search, limit: pageSize }),
  )
  const otherOf = ({ organization, dealership }: OperatorMachine) => (isOperator ? dealership : organization).name

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          dealershipId && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAssigning(true)}>
              {t('assign')}
            </Button>
          )
        }
      />
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch(text ? { search: text } : {})}
        className="mb-4 sm:w-80"
      />
      <DataTable
        label={t('title')}
        columns={useOperatorMachineColumns({
          ...{ otherOf, onOpen, onMessages: setThread },
          onTakeBack: dealershipId === undefined ? undefined : setTakenBack,
        })}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={setThread}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<Nothing isFiltered={search.search !== undefined} onReset={() => onSearch({})} />}
      />
      {dealershipId && isAssigning && (
        <AssignMachineDialog dealershipId={dealershipId} onClose={() => setIsAssigning(false)} />
      )}
      {takenBack && <TakeBackDialog operatorMachine={takenBack} onClose={() => setTakenBack(undefined)} />}
      {thread && <ThreadDrawer operatorMachine={thread} other={otherOf(thread)} onClose={() => setThread(undefined)} />}
    </>
  )
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useText(operatorMachinesText)
  return (
    <EmptyState
      icon={MessagesSquare}
      title={t(isFiltered ? 'nothingFoundTitle' : 'emptyTitle')}
      action={isFiltered && <Button onClick={onReset}>{t('reset')}</Button>}
    >
      {t(isFiltered ? 'nothingFound' : 'empty')}
    </EmptyState>
  )
}
