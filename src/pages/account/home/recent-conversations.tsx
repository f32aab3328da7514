import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ConversationSummary, conversationQueries } from '@/entities/conversation'
import { assistants, unwrap } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { homeText } from './text'

/** How many conversations Home shows. */
const shown = 5

const recentConversations = queryOptions({
  queryKey: [...conversationQueries.lists(), 'recent'] as const,
  queryFn: ({ signal }) => unwrap(assistants.GET('/conversations/', { params: { query: { limit: shown } }, signal })),
})

export type ConversationLink = (conversation: ConversationSummary) => ReactNode

/**
 * Nothing for those who have asked nothing yet.
 *
 * @param link the conversation's title, leading to it
 */
export function RecentConversations({ link }: { link: ConversationLink }) {
  const t = useText(homeText)
  const query = useQuery(recentConversations)
  const { data, error } = query
  if (error && !data) {
    return (
      <Card title={t('recent')} flush>
        <Loaded query={query} />
      </Card>
    )
  }
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('recent')} flush>
      <ConversationList conversations={data.items} link={link} />
    </Card>
  )
}

type ConversationListProps = { conversations: ConversationSummary[]; link: ConversationLink }

function ConversationList({ conversations, link }: ConversationListProps) {
  const relativeTime = useRelativeTime()
  return (
    <ul className="divide-y divide-line border-t border-line">
      {conversations.map((conversation) => (
        <li key={conversation.id} className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-3">
          <span className="min-w-0 flex-[1_1_9rem] truncate font-medium">{link(conversation)}</span>
          <span className="text-sm text-ink-muted">{relativeTime(conversation.updated_at)}</span>
        </li>
      ))}
    </ul>
  )
}
