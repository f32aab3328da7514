const layers = ['app', 'pages', 'widgets', 'features', 'entities', 'shared']
const slicedLayers = '(?:widgets|features|entities)'
const testsAndStories = '(?:\\.(?:test|stories)|/testing)\\.tsx?$'
const wires = '(?:^|node_modules/)(?:fastify|@fastify/[^/]+|kysely|pg|graphile-worker|socket\\.io)(?:/|$)'

/** Feature-Sliced Design: a layer imports from the layers below it, never from those above. */
const downwardsOnly = layers.slice(1).map((layer, index) => ({
  name: `downwards-only-from-${layer}`,
  comment: `src/${layer} knows nothing of the layers above it.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(?:${layers.slice(0, index + 1).join('|')})/` },
}))

const slices = [
  {
    name: 'no-sideways-import',
    comment: 'Slices of one layer do not know each other. Lift what they share to a lower layer. Stories may compose.',
    severity: 'error',
    from: { path: '^src/(widgets|features)/([^/]+)/', pathNot: '\\.stories\\.tsx$' },
    to: { path: '^src/$1/', pathNot: '^src/$1/$2/' },
  },
  {
    name: 'no-sideways-import-of-entities',
    comment: 'An entity reaches another one only through what that one offers it: entities/<other>/@x/<entity>.ts.',
    severity: 'error',
    from: { path: '^src/entities/([^/]+)/' },
    to: { path: '^src/entities/', pathNot: '^src/entities/(?:$1/|[^/]+/@x/$1\\.ts$)' },
  },
  {
    name: 'no-sideways-import-of-pages',
    comment: 'Pages do not know each other. They are pages/<group>/<page>.',
    severity: 'error',
    from: { path: '^src/pages/([^/]+/[^/]+)/' },
    to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
  },
  {
    name: 'cross-import-only-by-its-entity',
    comment: 'entities/<a>/@x/<b>.ts is there for the entity b alone.',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/entities/' },
    to: { path: '^src/entities/[^/]+/@x/' },
  },
]

/**
 * The modules of the server from the lowest level up: one imports from the levels below its own alone, so that there are
 * no circles. A new module is added here. What a lower one needs of a higher one, it gets by an event or from app.ts.
 */
const moduleLevels = [
  ['pictures'],
  ['activity', 'feedback', 'list-views', 'machines', 'notices', 'notifications'],
  ['manuals', 'organizations'],
  ['catalogue', 'dashboard', 'identity', 'machine-messages', 'portal-links'],
  ['assistants', 'inventory', 'maintenance'],
  ['machine-instances', 'orders'],
  ['maintenance-quotes', 'payments', 'quotes', 'telematics'],
]

const someModule = (modules) => `^server/modules/(${modules.join('|')})/`

// Type-only imports count: see `tsPreCompilationDeps`. Tests compose.
const moduleTree = [
  {
    name: 'module-has-a-level',
    comment: 'Each module of the server is in `moduleLevels`.',
    severity: 'error',
    from: { path: '^server/modules/', pathNot: [someModule(moduleLevels.flat()), testsAndStories] },
    to: {},
  },
  ...moduleLevels.map((modules, level) => ({
    name: 'modules-import-downwards',
    comment: 'Modules form a tree: one imports from the levels below its own (`moduleLevels`), types included.',
    severity: 'error',
    from: { path: someModule(modules), pathNot: testsAndStories },
    to: { path: someModule(moduleLevels.slice(level).flat()), pathNot: '^server/modules/$1/' },
  })),
]

const publicInterfaces = [
  {
    name: 'slice-through-its-index',
    comment: 'From outside, a slice is what its index.ts exports.',
    severity: 'error',
    from: { path: '^src/([^/]+)/([^/]+)', pathNot: testsAndStories },
    to: {
      path: `^src/${slicedLayers}/[^/]+/`,
      pathNot: ['^src/$1/$2/', `^src/${slicedLayers}/[^/]+/index\\.tsx?$`, '^src/entities/[^/]+/@x/'],
    },
  },
  {
    name: 'page-through-its-route',
    comment: 'From outside, a page is its route, which loads the rest when it is opened.',
    severity: 'error',
    from: { path: '^src/app/', pathNot: testsAndStories },
    to: { path: '^src/pages/', pathNot: '^src/pages/[^/]+/[^/]+/route\\.ts$' },
  },
  {
    name: 'shared-through-its-index',
    comment: 'shared/ui has one index for each component, shared/lib one for each topic.',
    severity: 'error',
    from: { path: '^src/([^/]+)/([^/]+)/([^/]+)', pathNot: testsAndStories },
    to: {
      path: '^src/shared/(?:ui|lib)/',
      pathNot: ['^src/$1/$2/$3/', '^src/shared/(?:ui|lib)/[^/]+/(?:index|testing)\\.tsx?$'],
    },
  },
  {
    name: 'module-through-its-index',
    comment: 'Modules of the server talk to each other through what their index.ts exports.',
    severity: 'error',
    from: { path: '^server/modules/([^/]+)/', pathNot: testsAndStories },
    to: { path: '^server/modules/', pathNot: ['^server/modules/$1/', '^server/modules/[^/]+/index\\.ts$'] },
  },
  {
    name: 'module-through-its-index-from-outside',
    comment: 'The rest of the server sees a module through its index.ts.',
    severity: 'error',
    from: { path: '^server/', pathNot: ['^server/modules/', testsAndStories] },
    to: { path: '^server/modules/', pathNot: '^server/modules/[^/]+/index\\.ts$' },
  },
]

const sides = [
  {
    name: 'server-never-imports-web-app',
    comment: 'What both sides share is the contract.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^src/' },
  },
  {
    name: 'web-app-never-imports-server',
    comment: 'What both sides share is the contract.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^server/' },
  },
  {
    name: 'modules-are-composed-at-the-top',
    comment: 'What is neither a module nor a file of server/ itself (app.ts, subscriptions.ts) is below all modules.',
    severity: 'error',
    from: { path: '^server/[^/]+/', pathNot: ['^server/(?:modules|seed)/', testsAndStories] },
    to: { path: '^server/modules/' },
  },
  {
    name: 'sandbox-is-a-program-of-its-own',
    comment: 'The payment sandbox shares small helpers with the product. They meet by HTTP alone.',
    severity: 'error',
    from: { path: '^server/sandbox/', pathNot: [testsAndStories, '/testing/'] },
    to: {
      path: '^server/',
      pathNot:
        '^server/(?:sandbox|domain|html)/|^server/(?:db/connection|infrastructure/(?:settled-within|request-target))\\.ts$',
    },
  },
  {
    name: 'sandbox-is-only-started',
    comment: 'The product reaches the payment sandbox by HTTP; its start alone knows it as code.',
    severity: 'error',
    from: {
      path: '^server/',
      pathNot: [
        '^server/sandbox/',
        '^server/(?:connect-payments|open-demonstration-bank)\\.ts$',
        testsAndStories,
        '/testing/',
      ],
    },
    to: { path: '^server/sandbox/' },
  },
  {
    name: 'access-knows-only-the-database',
    comment: 'Who may see what follows from the schema and the caller alone, so that every module may ask.',
    severity: 'error',
    from: { path: '^server/access/', pathNot: testsAndStories },
    to: { path: '^server/', pathNot: '^server/(?:access|db)/' },
  },
  {
    name: 'documents-are-drawn-in-threads',
    comment: 'A long document takes seconds to draw. The thread that answers requests has a worker draw it.',
    severity: 'error',
    from: { path: '^server/(?:app|subscriptions)\\.ts$' },
    to: { path: '(?:^|node_modules/)pdfkit(?:/|$)', reachable: true },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'What ships does not import what only tests it.',
    severity: 'error',
    from: { path: '^(?:server|src)/', pathNot: [testsAndStories, '/testing/'] },
    to: { path: ['^(?:tests|bench|scripts|\\.storybook)/', testsAndStories] },
  },
  {
    name: 'server-runs-without-development-packages',
    comment: 'A package that the server imports at run time belongs in dependencies.',
    severity: 'error',
    from: { path: '^server/', pathNot: [testsAndStories, '/testing/', '^server/db/generate-types\\.ts$'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
]

// A use case is one verb in one file: `post-message.ts`. A new verb is added here with its first use case.
const verbs = [
  ...['add', 'adopt', 'announce', 'answer', 'approve', 'ask', 'assign', 'attach', 'authenticate', 'begin', 'cancel'],
  ...[
    'change',
    'close',
    'complete',
    'consume',
    'create',
    'delete',
    'deliver',
    'draft',
    'embed',
    'end',
    'evaluate',
    'explain',
    'fail',
    'import',
  ],
  ...[
    'invite',
    'issue',
    'lock',
    'merge',
    'move',
    'notify',
    'open',
    'pick',
    'place',
    'poll',
    'post',
    'price',
    'process',
    'publish',
    'queue',
  ],
  ...[
    'record',
    'refresh',
    'refund',
    'release',
    'remove',
    'rename',
    'renew',
    'replace',
    'request',
    'require',
    'reserve',
    'reset',
  ],
  ...[
    'resolve',
    'resume',
    'retire',
    'retry',
    'return',
    'revoke',
    'save',
    'schedule',
    'send',
    'ship',
    'start',
    'store',
    'transfer',
  ],
  ...['accept', 'derive', 'edit', 'view', 'assert'],
  ...['unassign', 'undo', 'unsubscribe', 'update', 'void', 'withdraw'],
]
const useCase = `^server/modules/.+/(?:${verbs.join('|')})-[^/.]+\\.ts$`
const operationsFile = '^server/modules/.+\\.operations\\.ts$'
const repositoryFile = '^server/modules/.+\\.repository\\.ts$'

// A file named <name>.ts that is no use case and has no role after a dot (.operations, .repository, .job), holds rules.
const ruleFile = { path: '^server/modules/.+/[^/.]+\\.ts$', pathNot: ['/index\\.ts$', '/testing/', useCase] }

const rules = [
  {
    name: 'rules-import-no-wires',
    comment: 'Rules are pure: neither HTTP nor SQL nor jobs nor sockets.',
    severity: 'error',
    from: ruleFile,
    to: { path: wires },
  },
  {
    name: 'rules-import-no-operations',
    comment: 'Use cases call rules and repositories. A rule may know a repository as a type alone.',
    severity: 'error',
    from: ruleFile,
    to: { path: '^server/modules/.+\\.(?:operations|repository)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rules-import-no-contract',
    comment:
      'Rules are in the words of the domain; operations and `.wire.ts` files know the contract. Its figures are for all.',
    severity: 'error',
    from: ruleFile,
    to: { path: '^(?:#contract|openapi)/', pathNot: '-limits(?:\\.ts)?$' },
  },
  {
    name: 'use-cases-import-no-operations',
    comment: 'A use case is called alike by an operation, a job and a portal, so it knows none of them.',
    severity: 'error',
    from: { path: useCase },
    to: { path: [operationsFile, '^server/http/', '^(?:#contract|openapi)/'] },
  },
  {
    name: 'modules-refuse-with-domain-errors',
    comment: 'A module refuses with a DomainError; http/error-handler.ts alone turns it into problem details.',
    severity: 'error',
    from: { path: '^server/modules/' },
    to: { path: '^server/http/problem\\.ts$' },
  },
  {
    name: 'repositories-import-no-operations',
    comment: 'A repository holds queries alone.',
    severity: 'error',
    from: { path: repositoryFile },
    to: { path: operationsFile },
  },
]

const cycles = [
  {
    name: 'no-cycles',
    comment:
      'Files that need each other at run time, also through others, start in an order that nobody chose. What is loaded later, as a page by its route, has no such order.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...downwardsOnly, ...slices, ...moduleTree, ...publicInterfaces, ...sides, ...rules, ...cycles],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
