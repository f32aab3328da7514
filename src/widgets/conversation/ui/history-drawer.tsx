import { useQuery } from '@tanstack/react-query'
import { History, Pencil } from 'lucide-react'
import { useState } from 'react'
import { type ConversationSummary, conversationQueries } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { IconButton } from '@/shared/ui/icon-button'
import { Skeleton } from '@/shared/ui/skeleton'
import { conversationText } from '../text'
import { RenameDialog } from './rename-dialog'

type HistoryDrawerProps = {
  machineId: string
  /** The conversation that is open now. */
  current: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (conversationId: string) => void
}

/** The person's earlier conversations about this machine: to open again, or to give a name. */
export function HistoryDrawer({ open, onOpenChange, ...list }: HistoryDrawerProps) {
  const t = useText(conversationText)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('history')}>
      <HistoryList {...list} />
    </Drawer>
  )
}

function HistoryList({ machineId, current, onChoose }: Pick<HistoryDrawerProps, 'machineId' | 'current' | 'onChoose'>) {
  const t = useText(conversationText)
  const { data, isError, refetch, isFetching } = useQuery(conversationQueries.list(machineId))
  const [renaming, setRenaming] = useState<ConversationSummary>()

  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <HistorySkeleton />
  if (data.items.length === 0) return <EmptyState icon={History} title={t('historyEmpty')} />
  return (
    <>
      <ul className="-mx-3 grid gap-1">
        {data.items.map((conversation) => (
          <HistoryItem
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === current}
            onChoose={() => onChoose(conversation.id)}
            onRename={() => setRenaming(conversation)}
          />
        ))}
      </ul>
      {renaming && <RenameDialog conversation={renaming} onClose={() => setRenaming(undefined)} />}
    </>
  )
}

type HistoryItemProps = {
  conversation: ConversationSummary
  isCurrent: boolean
  onChoose: () => void
  onRename: () => void
}

function HistoryItem({ conversation: { title, updated_at }, isCurrent, onChoose, onRename }: HistoryItemProps) {
  const t = useText(conversationText)
  const ago = useRelativeTime()
  const name = title || t('untitled')
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onChoose}
        aria-current={isCurrent || undefined}
        className="grid min-h-12 min-w-0 grow rounded-md px-3 py-2 text-left hover:bg-hover aria-[current]:bg-neutral-surface"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="text-sm text-ink-muted">{ago(updated_at)}</span>
      </button>
      <IconButton label={`${t('rename')}: ${name}`} icon={<Pencil aria-hidden />} onClick={onRename} />
    </li>
  )
}

function HistorySkeleton() {
  return (
    <div className="grid gap-5" aria-busy>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-1/4" />
        </div>
      ))}
    </div>
  )
}
