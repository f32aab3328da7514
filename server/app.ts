import type { Server } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { quoteRooms } from './access'
import type { Connection } from './db/connection'
import { probeWrites } from './db/probe-writes'
import { createTransactionQueue } from './events/transaction-queue'
import { createUnitOfWork } from './events/unit-of-work'
import { loadContract } from './http/contract'
import { createServer } from './http/create-server'
import { serveDocs } from './http/docs-page'
import { createDrain } from './http/drain'
import { type Health, serveHealth } from './http/health'
import { deleteOldKeysCrontab, deleteOldKeysJob } from './http/idempotency/delete-old-keys.job'
import { claimCurrentKey } from './http/idempotency/idempotent-replies'
import type { AssistantsHandlers, PartsHandlers, PlatformHandlers } from './http/operation'
import { createProofOpeners } from './http/proofs'
import { serveSandboxPages } from './http/sandbox-pages'
import { serveContract } from './http/serve-contract'
import { createAddressSigner } from './http/signed-address'
import { serveWebApp } from './http/web-app'
import { publicAddresses } from './infrastructure/config/public-origins'
import type { Settings } from './infrastructure/config/settings'
import { createDocumentDrawer } from './infrastructure/documents/document-drawer'
import { createEmbeddingsClient } from './infrastructure/embeddings/embeddings-client'
import type { FileStore } from './infrastructure/files/file-store'
import { createTemporaryFolders } from './infrastructure/files/temporary-folders'
import { createImportRunner } from './infrastructure/imports/import-runner'
import { createTableReader } from './infrastructure/imports/table-reader'
import type { OwnJobHandlers } from './infrastructure/jobs/worker'
import type { Keyring } from './infrastructure/keys/keyring'
import { createLanguageModel } from './infrastructure/language-model/create-language-model'
import { createLiveness, type Liveness } from './infrastructure/liveness/liveness'
import { createCallTurns } from './infrastructure/load/call-turns'
import type { Logger } from './infrastructure/logging/logger'
import type { Ocr } from './infrastructure/ocr/ocr'
import { createPhotographReader } from './infrastructure/ocr/photograph/photograph-reader'
import { openRealtime } from './infrastructure/realtime/realtime'
import { createSeal } from './infrastructure/sealing/seal'
import { settledWithin } from './infrastructure/settled-within'
import { createStorageWatch } from './infrastructure/storage-watch'
import { createActivity } from './modules/activity'
import { createAssistants } from './modules/assistants'
import { createCatalogue } from './modules/catalogue'
import { createDashboard } from './modules/dashboard'
import { createFeedback } from './modules/feedback'
import { createIdentity } from './modules/identity'
import { createInventory, stockRooms } from './modules/inventory'
import { createListViews } from './modules/list-views'
import { createMachineInstances } from './modules/machine-instances'
import { machineMessageOperations, notifyOtherSide } from './modules/machine-messages'
import { createMachines } from './modules/machines'
import { createMaintenance } from './modules/maintenance'
import { createMaintenanceQuotes } from './modules/maintenance-quotes'
import { createManuals } from './modules/manuals'
import { createNotices, noticesRooms } from './modules/notices'
import { createNotifications } from './modules/notifications'
import { createOrders } from './modules/orders'
import { createLogoAddresses, createOrganizations } from './modules/organizations'
import { createPayments, noProvider, type PaymentProvider, paymentRooms } from './modules/payments'
import { createPictures } from './modules/pictures'
import { createPortalLinks } from './modules/portal-links'
import { createQuotes } from './modules/quotes'
import { createTelematics } from './modules/telematics'
import { subscriptions } from './subscriptions'

export interface AppOptions {
  settings: Settings
  connection: Connection
  files: FileStore
  logger: Logger
  /** Keys that sign tokens and addresses and seal stored data. */
  keyring: Keyring
  /** What has to make progress in this process, for `/readyz`. */
  liveness?: Liveness
  /** Whether the database contains the demonstration data. */
  demonstration?: boolean
  /** Takes card payments; absent where none is set up. */
  payments?: PaymentProvider | undefined
  /** The payment sandbox, whose pages are passed on; absent with another provider. */
  sandboxUrl?: string | undefined
  /** Recognizes text in images; undefined if there is data of no language. */
  ocr?: Ocr | undefined
  /** The folder of the built web app; absent when only the API is served. */
  webFolder?: string
  /** Whether a reply that the contract does not describe is an error; used in tests. */
  checkResponses?: boolean
}

/** Assembles the server without listening: modules, the three contracts, sockets and the web app. */
export async function buildApp({ settings, connection, files, logger, keyring, ...options }: AppOptions) {
  const { db } = connection
  const stopMs = settings.STOP_TIMEOUT_SECONDS * 1000
  const storage = createStorageWatch({ writeFile: () => files.probe(), writeRows: () => probeWrites(db) })
  const app = await createServer({
    logger,
    onError: storage.report,
    maxUploadMb: settings.MAX_UPLOAD_MB,
    trustProxy: settings.TRUST_PROXY,
    embedded: options.payments && options.payments.kind !== 'sandbox' ? 'stripe' : undefined,
  })
  const turns = createCallTurns()
  const signer = createAddressSigner(keyring.keysFor('file-address'))
  const { liveness = createLiveness() } = options
  const realtime = await openRealtime(connection.connectionString, logger, liveness)
  const { transact, transactOn, subscribe } = createUnitOfWork({
    db,
    logger,
    onBegin: claimCurrentKey,
    queue: createTransactionQueue({ connections: connection.pool.options.max }),
  })

  const pictures = createPictures({ db, transact, files, signer })
  const { pictureToWire } = pictures
  const machines = createMachines({ db, transact, pictureToWire })
  const manuals = await createManuals({
    db,
    transact,
    machines: machines.machines,
    files,
    signer,
    realtime,
    logger,
    ocr: options.ocr,
    cacheFolder: join(settings.DATA_DIR, 'cache'),
    limits: {
      reading: {
        maxPages: settings.MANUAL_MAX_PAGES,
        timeoutMs: settings.MANUAL_TIMEOUT_SECONDS * 1000,
        memoryMegabytes: settings.MANUAL_MEMORY_MB,
      },
      page: { timeoutMs: settings.PAGE_TIMEOUT_SECONDS * 1000, memoryMegabytes: settings.PAGE_MEMORY_MB },
    },
  })
  const notifications = createNotifications({
    db,
    transact,
    keys: keyring.keysFor('unsubscribe'),
    publicUrl: settings.PUBLIC_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    demonstration: options.demonstration ?? false,
    pictureSource: { drawPage: manuals.mailedPage, logger },
  })
  const { outbox } = notifications
  const activity = createActivity({ db })
  const notices = createNotices({ db })
  const identity = createIdentity({ db, keys: keyring.keysFor('session-token'), outbox, transact })
  const organizations = createOrganizations({ db, files, signer, outbox, transact })
  const feedback = createFeedback({ db, transact })
  const listViews = createListViews({ db, transact })
  const catalogue = createCatalogue({ db, files, transact, pictureToWire })
  const embeddings = embeddingsOf(settings)
  const model = languageModelOf(settings)
  const { portalLinks, ...portal } = createPortalLinks({
    db,
    transact,
    keys: keyring.keysFor('portal-label'),
    outbox,
    logoAddress: createLogoAddresses(signer),
  })
  const maintenance = createMaintenance({
    db,
    transact,
    outbox,
    machines: machines.machines,
    portalLinks,
    pictureToWire,
    logoAddress: createLogoAddresses(signer),
  })
  const imports = createImportRunner(connection)
  const tables = createTableReader()
  const photographs = createPhotographReader({
    ocr: options.ocr,
    folders: await createTemporaryFolders(join(settings.DATA_DIR, 'cache/photographs')),
  })
  const machineInstances = createMachineInstances({
    db,
    files,
    pictureToWire,
    signer,
    imports,
    tables,
    transact,
    transactOn,
    photographs,
  })
  const telematics = createTelematics({
    db,
    transact,
    transactOn,
    imports,
    logger,
    keys: keyring.keysFor('telematics-password'),
    privateNetwork: settings.TELEMATICS_PRIVATE_NETWORK,
  })
  const documents = createDocumentDrawer(files)
  const orders = createOrders({ db, documents, transact, portalLinks, outbox, pictureToWire })
  const inventory = createInventory({ db, files, transact })
  const quoting = { db, documents, logoAddress: createLogoAddresses(signer), transact, outbox, portalLinks }
  const maintenanceQuotes = createMaintenanceQuotes(quoting)
  const quotes = createQuotes(quoting)
  const payments = createPayments({
    db,
    transact,
    outbox,
    portalLinks,
    documents,
    provider: options.payments ?? noProvider,
    isPublicAddress: publicAddresses(settings, () => listeningPort(app)),
    logger,
  })
  await payments.adoptProvider()
  const dashboard = createDashboard({
    db,
    logoAddress: createLogoAddresses(signer),
    customerTerms: catalogue.customerTerms,
  })
  const records = {
    tools: [
      identity,
      notifications,
      portal,
      feedback,
      organizations,
      catalogue,
      machines,
      manuals,
      maintenance,
      inventory,
      dashboard,
      machineInstances,
      orders,
      maintenanceQuotes,
      quotes,
      payments,
    ].flatMap(({ tools }) => tools),
    machineNames: machineInstances.machineNames,
    organizationNames: organizations.organizationNames,
    timeZoneOf: organizations.callersTimeZone,
  }
  const assistants = createAssistants({
    db,
    connectionString: connection.connectionString,
    transact,
    machines: machines.machines,
    manuals: manuals.manuals,
    figures: manuals.figures,
    drawPage: manuals.mailedPage,
    feedback: feedback.feedback,
    signer,
    pictureToWire,
    outbox,
    realtime,
    embeddings,
    languageModel: model && {
      model,
      monthlyTokens: settings.LLM_MONTHLY_TOKENS,
      timeoutMs: settings.LLM_TIMEOUT_SECONDS * 1000,
    },
    records,
    logger,
  })

  subscribe(
    subscriptions({
      db,
      realtime,
      embedsManuals: embeddings !== undefined,
      notifyThread: notifyOtherSide(outbox),
      notifyOtherParty: maintenanceQuotes.notifyOtherParty,
      notifyOrderParty: orders.notify,
      notifyPaymentParty: payments.notify,
      endQuotesOfService: quotes.endOfService,
    }),
  )

  const platform: PlatformHandlers = {
    ...identity.operations,
    ...pictures.operations,
    ...organizations.operations,
    ...notifications.operations,
    ...activity.operations,
    ...notices.operations,
    ...dashboard.operations,
    ...feedback.operations,
    ...assistants.platformOperations,
    ...listViews.operations,
    ...machines.operations,
    ...machineMessageOperations({ db, operatorMachines: machines.operatorMachines }),
    ...catalogue.operations,
    ...manuals.operations,
    ...portal.operations,
    ...maintenance.operations,
    ...machineInstances.operations,
    ...telematics.operations,
    ...orders.operations,
    ...inventory.operations,
    ...maintenanceQuotes.operations,
    ...quotes.operations,
    ...payments.operations,
  }
  const serving = {
    authenticate: identity.authenticateRequest,
    proofs: createProofOpeners(
      signer,
      { ...portal.proofs, ...identity.proofs, ...notifications.proofs },
      identity.authenticateRequest,
    ),
    files,
    maxUploadMb: settings.MAX_UPLOAD_MB,
    replies: { db, seal: createSeal(keyring.keysFor('idempotent-reply')) },
    turns,
    checkResponses: options.checkResponses ?? false,
  }
  const assistantsHandlers: AssistantsHandlers = {
    ...assistants.operations,
    ...feedback.conversationOperations,
  }
  const parts: PartsHandlers = assistants.partsOperations
  const served = [
    { contract: loadContract('platform'), handlers: platform },
    { contract: loadContract('assistants'), handlers: assistantsHandlers },
    { contract: loadContract('parts'), handlers: parts },
  ]
  for (const { contract, handlers } of served) await serveContract(app, { ...serving, contract, handlers })

  serveDocs(
    app,
    served.map(({ contract }) => contract),
  )
  const health: Health = {
    findFullStore: storage.findFull,
    checkDatabase: () => sql`select 1`.execute(db),
    stalled: liveness.stalled,
    ocr: options.ocr,
    embeddings,
    model,
  }
  serveHealth(app, health)
  if (options.sandboxUrl) await serveSandboxPages(app, options.sandboxUrl)
  await serveWebApp(app, options.webFolder)
  realtime.serve({
    httpServer: app.server,
    authenticate: identity.authenticate,
    turns,
    policy: {
      conversation: assistants.conversationRooms,
      machine: manuals.machineRooms,
      'operator-machine': machines.operatorMachineRooms,
      notices: noticesRooms,
      ...orders.rooms,
      stock: (caller, id) => stockRooms(db, caller, id),
      payments: paymentRooms,
      quotes: async (caller, id) => quoteRooms(caller, id),
    },
  })
  const finishing = [createDrain(app, stopMs)]
  app.addHook('preClose', async () => {
    await settledWithin(stopMs, Promise.all(finishing.map((finish) => finish())))
    // Last, so that the events of finishing requests are still sent.
    await settledWithin(stopMs, realtime.close())
  })
  app.addHook('onClose', () => manuals.close())
  app.addHook('onClose', () => tables.close())
  app.addHook('onClose', async () => photographs.close())
  app.addHook('onClose', () => documents.close())
  app.addHook('onClose', () => telematics.close())
  app.addHook('onClose', () => imports.close())
  app.addHook('onListen', () => {
    assistants
      .warmUp()
      .catch((error) => logger.error({ err: error }, 'failed to start the threads that search manuals'))
  })
  app.addHook('onClose', () => assistants.close())
  app.addHook('onClose', async () => notifications.close())

  const jobs: OwnJobHandlers = {
    'process-manual': manuals.job.handler,
    ...(manuals.recognize && { 'recognize-manual': manuals.recognize }),
    'embed-manuals': assistants.embedManuals,
    'delete-model-usage': assistants.deleteOldUsage,
    'delete-manual-files': manuals.deleteFiles,
    'list-parts': manuals.listParts.handler,
    'read-manuals-again': manuals.readAgain.handler,
    'import-catalogue': catalogue.importJob.handler,
    'send-email': notifications.job.handler,
    'send-digests': () => notifications.sendDigestsAt(new Date()),
    'account-link': identity.job.handler,
    ...organizations.jobs,
    ...pictures.jobs,
    ...maintenance.jobs,
    ...maintenanceQuotes.jobs,
    ...inventory.jobs,
    ...machineInstances.jobs,
    'forget-sessions': identity.nightly.handler,
    'delete-idempotency-keys': deleteOldKeysJob(db),
    ...telematics.jobs,
    ...quotes.jobs,
    ...payments.jobs,
  }
  const onRecovered = async () => {
    await manuals.job.failAbandoned()
    await notifications.job.failAbandoned()
    await catalogue.importJob.failAbandoned()
    await inventory.failAbandonedImports()
    await machineInstances.failAbandonedImports()
    // Repeated within seconds, and no reason to run no jobs at all.
    await manuals.job
      .finishUnrecognized()
      .catch((error) => logger.error({ err: error }, 'failed to finish scans that wait to be recognized'))
  }
  const crontab = [
    notifications.crontab,
    pictures.crontab,
    maintenance.crontab,
    maintenanceQuotes.crontab,
    identity.nightly.crontab,
    telematics.crontab,
    quotes.crontab,
    payments.crontab,
    assistants.crontab,
    deleteOldKeysCrontab,
    manuals.listParts.crontab,
    manuals.readAgain.crontab,
  ].join('\n')
  /** Registers work that must finish when the app closes, before its sockets close. */
  const finishFirst = (finish: () => Promise<void>) => {
    finishing.push(finish)
  }
  // Records are for tests, which look them up without an assistant.
  return { app, health, jobs, crontab, onRecovered, finishFirst, records }
}

function listeningPort({ server }: { server: Server }): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function embeddingsOf({ EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY, EMBEDDINGS_DIMENSIONS }: Settings) {
  if (!EMBEDDINGS_URL || !EMBEDDINGS_MODEL) return undefined
  return createEmbeddingsClient({
    url: EMBEDDINGS_URL,
    model: EMBEDDINGS_MODEL,
    apiKey: EMBEDDINGS_API_KEY,
    dimensions: EMBEDDINGS_DIMENSIONS,
  })
}

function languageModelOf(settings: Settings) {
  if (!settings.LLM_MODEL) return undefined
  return createLanguageModel({
    provider: settings.LLM_PROVIDER,
    url: settings.LLM_URL,
    model: settings.LLM_MODEL,
    apiKey: settings.LLM_API_KEY,
    seesImages: settings.LLM_IMAGES,
    // Half of the time of an answer, so that a model that is silent is recognized as one that fails.
    timeoutMs: (settings.LLM_TIMEOUT_SECONDS * 1000) / 2,
  })
}
