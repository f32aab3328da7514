import { useMutation, useQuery } from '@tanstack/react-query'
import { History, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { conversationChangeLimits } from '#contract/assistants-limits'
import { type ConversationSummary, conversationMutations, conversationQueries } from '@/entities/conversation'
import { useApiForm } from '@/shared/lib/api-form'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { FormDialog } from '@/shared/ui/form-dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { SearchField } from '@/shared/ui/search-field'
import { TextField } from '@/shared/ui/text-field'
import { conversationText } from '../text'

type HistoryDrawerProps = {
  machineId: string
  /** The conversation that is open now. */
  current: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (conversationId: string) => void
  /** Called with what was deleted. */
  onDeleted: (conversationId: string) => void
}

/** The person's earlier conversations about this machine: to find and open again, to name or to delete. */
export function HistoryDrawer({ open, onOpenChange, ...list }: HistoryDrawerProps) {
  const t = useText(conversationText)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('history')}>
      <HistoryList {...list} />
    </Drawer>
  )
}

type HistoryListProps = Omit<HistoryDrawerProps, 'open' | 'onOpenChange'>

function HistoryList({ machineId, current, onChoose, onDeleted }: HistoryListProps) {
  const t = useText(conversationText)
  const [search, setSearch] = useState('')
  const [renaming, setRenaming] = useState<ConversationSummary>()
  const [deleting, setDeleting] = useState<ConversationSummary>()
  return (
    <div className="grid content-start gap-3">
      <SearchField label={t('historySearch')} placeholder={t('historySearch')} value={search} onSearch={setSearch} />
      <Loaded query={useQuery(conversationQueries.list(machineId, search))}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={History} title={search ? t('historyNothing', { search }) : t('historyEmpty')} />
          ) : (
            <ul className="-mx-3 grid gap-1">
              {items.map((conversation) => (
                <HistoryItem
                  key={conversation.id}
                  conversation={conversation}
                  isCurrent={conversation.id === current}
                  onChoose={() => onChoose(conversation.id)}
                  onRename={() => setRenaming(conversation)}
                  onDelete={() => setDeleting(conversation)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {renaming && <RenameDialog conversation={renaming} onClose={() => setRenaming(undefined)} />}
      {deleting && (
        <ConfirmMutation
          mutation={conversationMutations.remove(deleting.id)}
          title={t('deleteTitle')}
          description={t('deleteAdvice', { title: deleting.title || t('untitled') })}
          confirm={t('delete')}
          done={t('deleted')}
          onDone={() => onDeleted(deleting.id)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </div>
  )
}

type HistoryItemProps = {
  conversation: ConversationSummary
  isCurrent: boolean
  onChoose: () => void
  onRename: () => void
  onDelete: () => void
}

function HistoryItem({ conversation, isCurrent, onChoose, onRename, onDelete }: HistoryItemProps) {
  const t = useText(conversationText)
  const { title, updated_at, serial_number } = conversation
  const ago = useRelativeTime()
  const time = new Date(updated_at).toLocaleTimeString(useLanguage(), { hour: 'numeric', minute: '2-digit' })
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
        <span className="figures text-sm text-ink-muted">
          <time dateTime={updated_at}>{`${ago(updated_at)}, ${time}`}</time>
          {serial_number && ` · ${serial_number}`}
        </span>
      </button>
      <IconButton label={`${t('rename')}: ${name}`} icon={<Pencil aria-hidden />} onClick={onRename} />
      <IconButton label={`${t('delete')}: ${name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
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
