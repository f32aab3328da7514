import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { History, Pencil, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { conversationChangeLimits } from '#contract/assistants-limits'
import { type ConversationSummary, conversationMutations, conversationQueries } from '@/entities/conversation'
import { useApiForm } from '@/shared/lib/api-form'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { Drawer } from '@/shared/ui/drawer'
import { EmptyState } from '@/shared/ui/empty-state'
import { FormDialog } from '@/shared/ui/form-dialog'
import { IconButton } from '@/shared/ui/icon-button'
import { Loaded } from '@/shared/ui/loaded'
import { SearchField } from '@/shared/ui/search-field'
import { Tabs } from '@/shared/ui/tabs'
import { TextField } from '@/shared/ui/text-field'
import { conversationText } from '../text'

type HistoryDrawerProps = {
  machineId: string
  /** The conversation that is open now. */
  current: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (conversation: ConversationSummary) => void
  /** Called with what was deleted. */
  onDeleted: (conversationId: string) => void
}

/** The person's earlier conversations about this machine or all: to find and open again, to name or to delete. */
export function HistoryDrawer({ open, onOpenChange, ...list }: HistoryDrawerProps) {
  const t = useText(conversationText)
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('history')}>
      <HistoryList {...list} />
    </Drawer>
  )
}

type HistoryListProps = Omit<HistoryDrawerProps, 'open' | 'onOpenChange'>

function HistoryList({ machineId, ...list }: HistoryListProps) {
  const t = useText(conversationText)
  const [search, setSearch] = useState('')
  const [scope, setScope] = useState('machine')
  return (
    <div className="grid content-start gap-3">
      <SearchField label={t('historySearch')} placeholder={t('historySearch')} value={search} onSearch={setSearch} />
      <Tabs
        label={t('historyOf')}
        value={scope}
        onChange={setScope}
        tabs={[
          {
            id: 'machine',
            label: t('thisMachine'),
            content: <FoundConversations machineId={machineId} search={search} {...list} />,
          },
          {
            id: 'all',
            label: t('allMachines'),
            content: <FoundConversations machineId={undefined} search={search} {...list} />,
          },
        ]}
      />
    </div>
  )
}

type FoundConversationsProps = Omit<HistoryListProps, 'machineId'> & {
  /** Undefined for all; each conversation then names its own. */
  machineId: string | undefined
  search: string
}

function FoundConversations({ machineId, search, current, onChoose, onDeleted }: FoundConversationsProps) {
  const t = useText(conversationText)
  const query = useInfiniteQuery(conversationQueries.history(machineId, search))
  const [renaming, setRenaming] = useState<ConversationSummary>()
  const [deleting, setDeleting] = useState<ConversationSummary>()
  const nothing = machineId === undefined ? t('historyEmptyAll') : t('historyEmpty')
  return (
    <>
      <Loaded query={query}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <EmptyState icon={History} title={search ? t('historyNothing', { search }) : nothing} />
          ) : (
            <ul className="-mx-3 grid gap-1">
              {pages
                .flatMap(({ items }) => items)
                .map((conversation) => (
                  <HistoryItem
                    key={conversation.id}
                    conversation={conversation}
                    namesMachine={machineId === undefined}
                    isCurrent={conversation.id === current}
                    onChoose={() => onChoose(conversation)}
                    onRename={() => setRenaming(conversation)}
                    onDelete={() => setDeleting(conversation)}
                  />
                ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button full pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="mt-3">
          {t('showMore')}
        </Button>
      )}
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
    </>
  )
}

type HistoryItemProps = {
  conversation: ConversationSummary
  namesMachine: boolean
  isCurrent: boolean
  onChoose: () => void
  onRename: () => void
  onDelete: () => void
}

function HistoryItem({ conversation, namesMachine, isCurrent, onChoose, onRename, onDelete }: HistoryItemProps) {
  const t = useText(conversationText)
  const { title, updated_at, machine_name, serial_number } = conversation
  const about = [...(namesMachine ? [machine_name] : []), ...(serial_number ? [serial_number] : [])]
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
          {about.map((part) => (
            <Fragment key={part}>
              {' · '}
              <span className="inline-block">{part}</span>
            </Fragment>
          ))}
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
