import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Loaded } from '@/shared/ui/loaded'
import { Tabs } from '@/shared/ui/tabs'
import type { EmailText } from '../email'
import { emailQueries } from '../email.queries'
import { emailText } from '../text'
import { EmailFacts } from './email-facts'
import { EmailFrame } from './email-frame'
import { EmailLinks } from './email-links'

/** The delivery status and the content of an e-mail. */
export function EmailDetails({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(emailQueries.detail(id))}>
      {(email) => (
        <div className="grid gap-6">
          <EmailFacts email={email} />
          <EmailLinks text={email.text} />
          <EmailVersions email={email} />
        </div>
      )}
    </Loaded>
  )
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
