import type { Migration } from 'kysely'
import * as identity from './0001-identity'
import * as machines from './0002-machines'
import * as manuals from './0003-manuals'
import * as conversations from './0004-conversations'
import * as realtime from './0005-realtime'
import * as accounts from './0006-accounts'
import * as organizations from './0007-organizations'
import * as notifications from './0008-notifications'
import * as feedback from './0009-feedback'
import * as catalogue from './0010-catalogue'
import * as machineInstances from './0011-machine-instances'
import * as maintenance from './0012-maintenance'
import * as portalLinks from './0013-portal-links'
import * as telematics from './0014-telematics'
import * as machineLists from './0015-machine-lists'
import * as manualSearch from './0016-manual-search'
import * as urgentFirst from './0017-urgent-first'
import * as foundations from './0018-foundations'
import * as clientIds from './0019-client-ids'
import * as servicePeriods from './0020-service-periods'
import * as timeZones from './0021-time-zones'
import * as accountRequests from './0022-account-requests'
import * as listViews from './0023-list-views'
import * as threads from './0024-threads'
import * as foreignKeyIndexes from './0025-foreign-key-indexes'
import * as uniqueNames from './0026-unique-names'
import * as dueNotices from './0027-due-notices'
import * as telematicsCircuit from './0028-telematics-circuit'
import * as signInNetworks from './0029-sign-in-networks'
import * as formerMachines from './0030-former-machines'
import * as completions from './0031-completions'
import * as kitVersions from './0032-kit-versions'
import * as ownCatalogues from './0033-own-catalogues'
import * as linkStates from './0034-link-states'
import * as reasonsInLanguages from './0035-reasons-in-languages'
import * as telematicsReasons from './0036-telematics-reasons'
import * as answerConfidence from './0037-answer-confidence'
import * as recognizedPages from './0038-recognized-pages'
import * as passageEmbeddings from './0040-passage-embeddings'
import * as manualParts from './0041-manual-parts'
import * as unreadablePages from './0042-unreadable-pages'
import * as embeddingPassages from './0043-embedding-passages'
import * as embeddingPlaces from './0044-embedding-places'
import * as servedTasks from './0045-served-tasks'
import * as catalogueDetails from './0046-catalogue-details'
import * as stock from './0047-stock'
import * as orders from './0048-orders'
import * as quotes from './0049-quotes'
import * as salesLinks from './0050-sales-links'
import * as orderEvents from './0051-order-events'
import * as catalogueImports from './0052-catalogue-imports'
import * as orderReturns from './0053-order-returns'
import * as partNumberSearch from './0055-part-number-search'
import * as wholeNumbers from './0056-whole-numbers'
import * as poNumbers from './0057-po-numbers'
import * as payments from './0063-payments'
import * as shoppingLists from './0064-shopping-lists'
import * as automaticDrafts from './0067-automatic-drafts'
import * as invoices from './0070-invoices'
import * as askedSerialNumbers from './0073-asked-serial-numbers'
import * as namedModels from './0076-named-models'
import * as notices from './0082-notices'
import * as emailChoices from './0083-email-choices'
import * as home from './0084-home'
import * as askedDealers from './0087-asked-dealers'
import * as ordersPaidTooLate from './0093-orders-paid-too-late'
import * as disputeAnswers from './0094-dispute-answers'
import * as disputeAnswerers from './0095-dispute-answerers'
import * as pictures from './0096-pictures'
import * as completionPictures from './0097-completion-pictures'
import * as readingPictures from './0100-reading-pictures'
import * as threadProgress from './0120-thread-progress'
import * as dealerReplies from './0121-dealer-replies'
import * as machineNotes from './0122-machine-notes'
import * as messagesWithoutWords from './0123-messages-without-words'
import * as inquiries from './0130-inquiries'
import * as paymentProviders from './0131-payment-providers'
import * as paymentMetadata from './0132-payment-metadata'
import * as quoteOffers from './0150-quote-offers'
import * as discardedQuotes from './0151-discarded-quotes'
import * as creditedReturns from './0160-credited-returns'
import * as leftToDo from './0161-left-to-do'
import * as cartMachines from './0162-cart-machines'
import * as payoutProviders from './0170-payout-providers'
import * as stripeTestMode from './0171-stripe-test-mode'
import * as leftToDoOfCustomers from './0180-left-to-do-of-customers'
import * as comparedImports from './0190-compared-imports'
import * as orderContacts from './0191-order-contacts'
import * as messagesByLink from './0192-messages-by-link'
import * as stockImports from './0194-stock-imports'
import * as orderContactIds from './0199-order-contact-ids'
import * as countedMeanwhile from './0201-counted-meanwhile'
import * as quotesOfEndedServices from './0203-quotes-of-ended-services'
import * as restartableImports from './0204-restartable-imports'
import * as countedModels from './0205-counted-models'
import * as removedModels from './0206-removed-models'
import * as unusedColumns from './0207-unused-columns'
import * as manualsWithoutText from './0208-manuals-without-text'
import * as nextIntervalEnds from './0209-next-interval-ends'
import * as dueSummaries from './0210-due-summaries'
import * as refundsOfReturns from './0220-refunds-of-returns'
import * as creditNotes from './0221-credit-notes'
import * as failedPayments from './0222-failed-payments'
import * as tableOutlines from './0240-table-outlines'
import * as undoneImports from './0241-undone-imports'
import * as raisedDigits from './0250-raised-digits'
import * as pageTexts from './0251-page-texts'
import * as orderedTasks from './0260-ordered-tasks'
import * as contactNames from './0261-contact-names'
import * as customerContacts from './0262-customer-contacts'
import * as unknownDays from './0264-unknown-days'
import * as printedNumbers from './0265-printed-numbers'
import * as ordersByPayment from './0266-orders-by-payment'
import * as typedOrder from './0267-typed-order'
import * as importedMachines from './0269-imported-machines'
import * as dueContactNotices from './0270-due-contact-notices'
import * as undoneInSteps from './0271-undone-in-steps'
import * as machinesStoredByAJob from './0273-machines-stored-by-a-job'
import * as conversationsWithoutAMachine from './0275-conversations-without-a-machine'
import * as beginningsOfPartNumbers from './0276-beginnings-of-part-numbers'
import * as picturesOfEmails from './0281-pictures-of-emails'
import * as answerConfidences from './0282-answer-confidences'
import * as modelUsage from './0283-model-usage'

/** A migration is never edited after it has landed; add a new one instead. */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-machines': machines,
  '0003-manuals': manuals,
  '0004-conversations': conversations,
  '0005-realtime': realtime,
  '0006-accounts': accounts,
  '0007-organizations': organizations,
  '0008-notifications': notifications,
  '0009-feedback': feedback,
  '0010-catalogue': catalogue,
  '0011-machine-instances': machineInstances,
  '0012-maintenance': maintenance,
  '0013-portal-links': portalLinks,
  '0014-telematics': telematics,
  '0015-machine-lists': machineLists,
  '0016-manual-search': manualSearch,
  '0017-urgent-first': urgentFirst,
  '0018-foundations': foundations,
  '0019-client-ids': clientIds,
  '0020-service-periods': servicePeriods,
  '0021-time-zones': timeZones,
  '0022-account-requests': accountRequests,
  '0023-list-views': listViews,
  '0024-threads': threads,
  '0025-foreign-key-indexes': foreignKeyIndexes,
  '0026-unique-names': uniqueNames,
  '0027-due-notices': dueNotices,
  '0028-telematics-circuit': telematicsCircuit,
  '0029-sign-in-networks': signInNetworks,
  '0030-former-machines': formerMachines,
  '0031-completions': completions,
  '0032-kit-versions': kitVersions,
  '0033-own-catalogues': ownCatalogues,
  '0034-link-states': linkStates,
  '0035-reasons-in-languages': reasonsInLanguages,
  '0036-telematics-reasons': telematicsReasons,
  '0037-answer-confidence': answerConfidence,
  '0038-recognized-pages': recognizedPages,
  '0040-passage-embeddings': passageEmbeddings,
  '0041-manual-parts': manualParts,
  '0042-unreadable-pages': unreadablePages,
  '0043-embedding-passages': embeddingPassages,
  '0044-embedding-places': embeddingPlaces,
  '0045-served-tasks': servedTasks,
  '0046-catalogue-details': catalogueDetails,
  '0047-stock': stock,
  '0048-orders': orders,
  '0049-quotes': quotes,
  '0050-sales-links': salesLinks,
  '0051-order-events': orderEvents,
  '0052-catalogue-imports': catalogueImports,
  '0053-order-returns': orderReturns,
  '0055-part-number-search': partNumberSearch,
  '0056-whole-numbers': wholeNumbers,
  '0057-po-numbers': poNumbers,
  '0063-payments': payments,
  '0064-shopping-lists': shoppingLists,
  '0067-automatic-drafts': automaticDrafts,
  '0070-invoices': invoices,
  '0073-asked-serial-numbers': askedSerialNumbers,
  '0076-named-models': namedModels,
  '0082-notices': notices,
  '0083-email-choices': emailChoices,
  '0084-home': home,
  '0087-asked-dealers': askedDealers,
  '0093-orders-paid-too-late': ordersPaidTooLate,
  '0094-dispute-answers': disputeAnswers,
  '0095-dispute-answerers': disputeAnswerers,
  '0096-pictures': pictures,
  '0097-completion-pictures': completionPictures,
  '0100-reading-pictures': readingPictures,
  '0120-thread-progress': threadProgress,
  '0121-dealer-replies': dealerReplies,
  '0122-machine-notes': machineNotes,
  '0123-messages-without-words': messagesWithoutWords,
  '0130-inquiries': inquiries,
  '0131-payment-providers': paymentProviders,
  '0132-payment-metadata': paymentMetadata,
  '0150-quote-offers': quoteOffers,
  '0151-discarded-quotes': discardedQuotes,
  '0160-credited-returns': creditedReturns,
  '0161-left-to-do': leftToDo,
  '0162-cart-machines': cartMachines,
  '0170-payout-providers': payoutProviders,
  '0171-stripe-test-mode': stripeTestMode,
  '0180-left-to-do-of-customers': leftToDoOfCustomers,
  '0190-compared-imports': comparedImports,
  '0191-order-contacts': orderContacts,
  '0192-messages-by-link': messagesByLink,
  '0194-stock-imports': stockImports,
  '0199-order-contact-ids': orderContactIds,
  '0201-counted-meanwhile': countedMeanwhile,
  '0203-quotes-of-ended-services': quotesOfEndedServices,
  '0204-restartable-imports': restartableImports,
  '0205-counted-models': countedModels,
  '0206-removed-models': removedModels,
  '0207-unused-columns': unusedColumns,
  '0208-manuals-without-text': manualsWithoutText,
  '0209-next-interval-ends': nextIntervalEnds,
  '0210-due-summaries': dueSummaries,
  '0220-refunds-of-returns': refundsOfReturns,
  '0221-credit-notes': creditNotes,
  '0222-failed-payments': failedPayments,
  '0240-table-outlines': tableOutlines,
  '0241-undone-imports': undoneImports,
  '0250-raised-digits': raisedDigits,
  '0251-page-texts': pageTexts,
  '0260-ordered-tasks': orderedTasks,
  '0261-contact-names': contactNames,
  '0262-customer-contacts': customerContacts,
  '0264-unknown-days': unknownDays,
  '0265-printed-numbers': printedNumbers,
  '0266-orders-by-payment': ordersByPayment,
  '0267-typed-order': typedOrder,
  '0269-imported-machines': importedMachines,
  '0270-due-contact-notices': dueContactNotices,
  '0271-undone-in-steps': undoneInSteps,
  '0273-machines-stored-by-a-job': machinesStoredByAJob,
  '0275-conversations-without-a-machine': conversationsWithoutAMachine,
  '0276-beginnings-of-part-numbers': beginningsOfPartNumbers,
  '0281-pictures-of-emails': picturesOfEmails,
  '0282-answer-confidences': answerConfidences,
  '0283-model-usage': modelUsage,
}
