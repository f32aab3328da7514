import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import {
  type AssistantName,
  type ConversationSummary,
  conversationMutations,
  conversationQueries,
} from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { conversationText } from '../../text'
import { HistoryItem } from './history-item'
import { RenameDialog } from './rename-dialog'

export type ConversationHandlers = {
  /** The conversation that is open now. */
  current: string | undefined
  onChoose: (conversation: ConversationSummary) => void
  /** Called with what was deleted. */
  onDeleted: (conversationId: string) => void
}

type FoundConversationsProps = ConversationHandlers & {
  assistant: AssistantName
  /** Undefined for all; each conversation then names its own. */
  machineId: string | undefined
  search: string
}

/** The conversations that a search finds, newest first. */
export function FoundConversations({ assistant, machineId, search, ...props }: FoundConversationsProps) {
  const { current, onChoose, onDeleted } = props
  const t = useText(conversationText)
  const query = useInfiniteQuery(conversationQueries.history({ assistant, machineId, search }))
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
