import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '@/shared/ui/error-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'
import type { EmailText } from '../email'
import { emailQueries } from '../email.queries'
import { emailText } from '../text'
import { EmailFacts } from './email-facts'
import { EmailFrame } from './email-frame'
import { EmailLinks } from './email-links'

/** What became of an e-mail, and what it says. */
export function EmailDetails({ id }: { id: string }) {
  const { data: email, error, isFetching, refetch } = useQuery(emailQueries.detail(id))
  if (email) {
    return (
      <div className="grid gap-6">
        <EmailFacts email={email} />
        <EmailLinks text={email.text} />
        <EmailVersions email={email} />
      </div>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  return <DetailsSkeleton />
}

function EmailVersions({ email }: { email: EmailText }) {
  const t = useText(emailText)
  const [version, setVersion] = useState('text')
  return (
    <Tabs
      label={t('versions')}
      value={version}
      onChange={setVersion}
      tabs={[
        {
          id: 'text',
          label: t('text'),
          content: <p className="wrap-anywhere whitespace-pre-line">{email.text}</p>,
        },
        {
          id: 'html',
          label: t('html'),
          content: (
            <div className="grid gap-2">
              <EmailFrame html={email.html} />
              <p className="text-sm text-ink-muted">{t('frameHelp')}</p>
            </div>
          ),
        },
      ]}
    />
  )
}

function DetailsSkeleton() {
  return (
    <div className="grid gap-4" aria-busy>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
