import { defineText } from '@/shared/lib/i18n'

export const en = {
  title: 'Terms of service',
  summary: 'What counts when you use this service.',
  operatorTitle: 'Who offers this service',
  operatorBody:
    '{{product}} is software. The service that you use is run by a company, called the operator here: usually the dealership that invited you, or a company that it asked to. Your agreement is with the operator. Where you have a written contract with the operator, the contract comes first.',
  accountTitle: 'Your account',
  accountBody:
    'An account is for one person. Keep the password and the links that we e-mail to yourself, and tell your administrator when somebody else may know them. Your administrator can change your role or deactivate the account at any time.',
  assistantTitle: 'Answers about machines',
  assistantBody:
    'The assistants answer from the manuals that were uploaded, and show the page. They can be wrong, and a manual can be older than the machine. Before you act, read the page that is cited and heed its warnings. Work on a machine belongs in the hands of people who are trained for it. An answer does not replace the manufacturer’s instructions, the rules at your workplace or the law.',
  ordersTitle: 'Orders, quotes and payments',
  ordersBody:
    'When you order or accept a quote, your contract is with the dealership that sells. Its terms of sale apply to price, delivery, return and warranty. Card payments are made with a payment provider; card numbers do not reach this service.',
  uploadsTitle: 'What you upload',
  uploadsBody:
    'Upload only what you may pass on, such as manuals of machines that you sell, service or own. It stays yours. The operator stores and reads it to run the service for those whom you give access.',
  serviceTitle: 'The service itself',
  serviceBody:
    'The operator looks after the service with care but cannot promise that it is never interrupted. Do not try to see what is not yours, to overload the service or to get round its limits. How far the operator is liable follows from your contract and the law of the operator’s country.',
  endTitle: 'Changes and the end',
  endBody:
    'The operator may change these terms and says so in the service before they count. You can stop using the service at any time; ask your administrator to deactivate the account. Orders that are open at that time are still carried out.',
}

export const termsOfServiceText = defineText('terms-of-service', en, { es: () => import('./text.es') })
