import { useMutation, useQuery } from '@tanstack/react-query'
import { History, Pencil } from 'lucide-react'
import { useState } from 'react'
import { conversationChangeLimits } from '#contract/assistants-limits'
import { type ConversationSummary, conversationMutations, conversationQueries } from '@/entities/conversation'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { FormDialog } from '@/shared/ui/form-dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { TextField } from '@/shared/ui/text-field'
import { conversationText } from '../text'

type HistoryDrawerProps = {
  machineId: string
  /** The conversation that is open now. */
  current: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (conversationId: string) => void
}

/** The person's earlier conversations about this machine: to open again, or to name. */
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
  const [renaming, setRenaming] = useState<ConversationSummary>()
  return (
    <>
      <Loaded query={useQuery(conversationQueries.list(machineId))}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={History} title={t('historyEmpty')} />
          ) : (
            <ul className="-mx-3 grid gap-1">
              {items.map((conversation) => (
                <HistoryItem
                  key={conversation.id}
                  conversation={conversation}
                  isCurrent={conversation.id === current}
                  onChoose={() => onChoose(conversation.id)}
                  onRename={() => setRenaming(conversation)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
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

function RenameDialog({ conversation, onClose }: { conversation: ConversationSummary; onClose: () => void }) {
  const t = useText(conversationText)
  const { mutateAsync: rename } = useMutation(conversationMutations.rename(conversation.id))
  const form = useApiForm({
    defaultValues: { title: conversation.title },
    send: async ({ title }) => {
      await rename(title.trim())
      onClose()
    },
  })
  return (
    <FormDialog title={t('rename')} submit={t('save')} form={form} onClose={onClose}>
      <TextField
        label={t('title')}
        maxLength={conversationChangeLimits.title.maxLength}
        error={form.errorOf('title')}
        {...form.register('title', { validate: (title) => title.trim() !== '' || t('titleRequired') })}
      />
    </FormDialog>
  )
}
