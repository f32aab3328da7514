/** What operators, renters and mechanics say of transport, lashing, towing and recovery and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayTransport = `
beavertail, beaver tail, plant trailer, tag trailer, tag along, gooseneck, drop deck, step deck, tilt bed, tilt tray, flat top, goose neck, hauler trailer, equipment trailer, plant lorry, artic, eighteen wheeler > trailer, transport, low loader
float machine, haul machine, move by road, take to job, take to next job, ship machine, truck machine, shift between sites, move between sites, cart machine, move to other site > transport, transporting machine
get on trailer, get up on trailer, drive up on trailer, put up on, run up ramps, up on float, onto lorry, up on truck, onto low loader > loading on trailer, loading, ramp
get down off trailer, off load, offload, back off trailer, unload off trailer, get off lorry > unloading, unloading from trailer
chain up, boom down load, bind down, strap up, ratchet down, cinch down, snug down chains, rope down, dog down, load binders, lever binders, tie off > lash, lashing, tie down
chain points, where hook chains, where chain up, where tie up, chain holes, tie points, tie downs, lashing rings, d rings, hook points for chains > lashing eye, tie down point
hang from crane, pick with crane, fly machine, sling machine, crane off, crane onto, lift whole thing, lift whole machine, pick whole machine, lift by crane, crane in, chopper > lifting machine, lifting eye, sling
pick eyes, lift eyes, lugs for lifting, where hook sling, pad eyes, lifting holes > lifting eye, lifting point
haul dead machine, pull dead machine, pull broke down, get home broken, broken down on road > towing, tow
flat tow, tow rope, tow chain, strap behind, rope behind, pull with chain, pull with strap, snatch strap, straight bar, solid bar, stiff bar, tow with chain, tow with rope > towing, rigid bar, tow bar
yank out, snatch out, winch out, get unstuck, unstuck, pull free, get out of mud, tug out, walk out of hole > recover, towing, stuck machine
bogged, bogged down, bellied out, bellied, high centered, high centred, sunk in, mired, hung up on stump, down to axles, up to axles, sunk to belly, stuck in mud, stuck in ground > machine stuck, recover, soft ground
where pull from, where hook chain, where tow from, hook on back, hook on front, pull hook, drag hook, clevis on back, tow ring, pull ring, pin on back > tow hook, towing eye, hitch
put in free wheel, freewheel, so can tow, let wheels roll free, free up wheels, make wheels roll > towing, release parking brake, bypass valve
on tarmac, on blacktop, drive to next job, along road, drive in traffic, run on road, go on road, drive on street, road march > public road, road travel
cops, road tax, legal on road, street legal, road worthy > public road, road traffic, licence plate
wide load, oversize > overall width, transport width, transport height
tuck in for transport, fold up for road, fold for road, get ready to haul, ready to move, prep for haul, prep for transport, before hauling, before trucking, set up for travel > transport position, prepare for transport
how strong chains, how heavy chains, chain rating, chain size, strap rating, how many straps > lashing, chains, lashing eye
block tyres, rock behind wheel, bricks under wheels, block under, put blocks, wood under wheel, brick behind wheel > wheel chock, chocks
`
