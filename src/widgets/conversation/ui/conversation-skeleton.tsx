import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { conversationText } from '../text'

/** A question and its answer in the shape in which they come. */
export function ConversationSkeleton() {
  const t = useText(conversationText)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="ml-auto h-12 w-2/3 rounded-md" />
      <div className="grid gap-3 rounded-md border border-line bg-surface p-5">
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  )
}
