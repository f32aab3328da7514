import type { Email, EmailText } from './email'

export const invitation: Email = {
  id: 'e10c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  kind: 'invitation',
  recipient: 'clerk@northfield.example',
  subject: 'You are invited to Yardhand',
  status: 'KEPT',
  attempts: 0,
  reason: null,
  created_at: '2026-11-21T12:30:00.000Z',
  sent_at: null,
}

export const failedReset: Email = {
  ...invitation,
  id: 'e10c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02',
  kind: 'reset-password',
  recipient: 'operator@ridgeline.example',
  subject: 'Choose a new password',
  status: 'FAILED',
  attempts: 5,
  reason: 'The mail server did not answer.',
}

export const invitationLink = 'https://yardhand.example/magic-login?token=c2VjcmV0'

export const invitationText: EmailText = {
  ...invitation,
  text: `Ada Brandt invites you to Yardhand.\n\nSign in:\n${invitationLink}\n`,
  html: `<!doctype html><html lang="en"><head><title>You are invited</title></head><body style="margin:0;padding:0">
<p style="font-weight:700">Yardhand</p><p>Ada Brandt invites you to Yardhand.</p>
<p><a href="${invitationLink}" style="padding:14px 24px;background-color:#F5B700;color:#1C1E21">Sign in</a></p>
</body></html>`,
}

export const emailPage = (items: Email[], total = items.length) => ({ items, total, page: 1, limit: 10 })
