import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Privacy policy',
  summary: 'What is kept about you here, what for, and who sees it.',
  whoTitle: 'Who is responsible',
  whoBody:
    'The operator of this instance: usually the dealership that invited you, or a company that it asked to. Ask your administrator whom to turn to.',
  keptTitle: 'What is kept',
  keptBody:
    'Your name, e-mail, organization and role; your password only as a hash from which it cannot be read; when and from which browser and network address you signed in. What you ask the assistants, with the answers and your opinion of them. The machines, hours, orders, quotes and messages that you enter, and the manuals that you upload. The e-mails that the service sent to you.',
  purposeTitle: 'What for',
  purposeBody:
    'To answer your questions, to carry out orders and maintenance, to let you sign in safely, to find faults and to keep misuse away. Nothing is sold, and there is no advertising.',
  seenTitle: 'Who sees it',
  seenBody:
    'Your organization’s administrators see its accounts. A dealership sees the machines, orders, quotes and messages that it shares with a customer, and a customer those that it shares with a dealership. The operator’s administrators can see what they need to run the service, among it feedback on answers.',
  othersTitle: 'Others who take part',
  othersBody:
    'The operator may use a mail server to send e-mails, a payment provider for cards, and a language model to phrase answers; that model then receives the question, the earlier turns of the conversation and the passages of the manuals that fit. Which of them are used here, and where they are, the operator tells you.',
  deviceTitle: 'On your device',
  deviceBody:
    'Your browser stores that you are signed in, the machine and the conversation that you chose, and your language and theme. There are no tracking cookies. Signing out removes the session and the conversation.',
  durationTitle: 'For how long',
  durationBody:
    'As long as your organization uses the service, and afterwards as long as the law asks for, for instance for invoices. Links in e-mails expire by themselves; most sessions end 30 days after they were last used.',
  rightsTitle: 'Your rights',
  rightsBody:
    'You may ask what is kept about you, have it corrected, and, where the law gives you the right, have it handed over or deleted. Many things you change yourself on your profile. For all else turn to your administrator or the operator; you may also complain to the authority for data protection where you live.',
}

export const privacyPolicyText = defineText('privacy-policy', en, { es: () => import('./text.es') })
