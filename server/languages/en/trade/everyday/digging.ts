/** What operators, renters and mechanics say of digging, lifting and moving material and, after ">", what manuals call it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const everydayDigging = `
scoop up, shovel up, scratch up, claw out, muck out, gouge out, grub out > dig, digging, excavate
cut footing, bore hole > excavation, digging, excavate
open trench, run trench, cut ditch, pull ditch, dig out ditch, clean ditch > trench, ditch, digging trenches
fill hole, close trench, cover trench, cover pipe, fill back, put dirt back, push dirt back, throw dirt back > backfill, backfilling, fill trench
rake ground, feather out, dress ground, trim ground, blade off, strike off, skim off, level off, flatten ground, shave off, even out ground, smooth off > grading, levelling, level ground
spread dirt, spread gravel, spread stone, spread topsoil, knock down pile, spread pile > spreading, levelling, grading
strip topsoil, peel off, skim topsoil, clear topsoil, strip grass, peel turf, scalp ground > scraping, stripping, clearing
pat down, tamp down, beat down, press down dirt, pack down, pack dirt, wheel roll > compact, compaction
crowd pile, ram pile, drive at pile, drive into pile, get full bucket, fill shovel, attack pile, charge pile, hit pile, get bucketful > filling bucket, loading, digging
feed truck, top up truck, load wagon, fill wagon, fill trailer, fill hopper, load tipper, fill tipper > loading truck, truck loading, loading
chuck in truck, sling in truck, tip in truck, drop in truck, put in truck > dump, loading truck
shake out, empty out, drop load, let go load, drop bucket load, roll out bucket, pour out bucket > dump, dumping, empty bucket
curl in, tuck in, tuck bucket, pull bucket back, tuck under, cup bucket, close bucket, rock back, crack back > tip back bucket, curl bucket, roll back
roll forward, flip bucket, dump over, flick out, lay out bucket, kick out bucket > tip forward, dump bucket, bucket dump
stick up in air, put up in air, put arms up, hike up, heave up, hoick up, boost up, get up in air > raise, lift, raise boom
put arms down, lay down boom, drop arms, let arms down, rest on ground, set on ground, sit on ground, lay on ground, put on floor, ground bucket, drop to ground > lower, lower to ground, lower boom
drops on own, comes down by itself, goes down by itself, wont stay up, doesnt stay up, falls by itself, falls slowly, settles down, droops, sags down, slumps > sinks, drift, cylinder drift
stay up, stay put in air, stay where leave > hold position, does not sink, drift
go further out, reach out, run out boom, shoot out boom, send out boom, throw out boom, straighten arm > extend, arm out, extend boom
bring in boom, suck in boom, pull boom back, suck back in, tuck boom in, fetch boom in, fold boom in > retract, arm in, retract boom
swing around, slew round, swing house, spin house, spin cab, turn house, turn cab round, swing cab, swing deck, rotate cab, rotate house, rotate top, turn top half > swing, slew, upper structure
top half, top deck, turret, upper works, upper part of digger, body of digger > upper structure, superstructure
bottom half, carbody, car body, lower works, lower half of digger > undercarriage, lower structure
put blade down, drop blade, let blade down, dig blade in, set blade down > lower blade, dozer blade
put blade up, lift blade, pick blade up, get blade up > raise blade, dozer blade
ride ground, skim ground, let blade ride, let bucket ride, let ride ground, follow lay of ground > float position, float
feather controls, feather levers, be gentle with levers, easy on sticks, light touch, small movements, nice and easy, smooth with sticks > operate slowly, fine control, precise control
hold against stop, dead head, deadhead, hold over relief, bottom out, hit stops, bang stops, run to end, hit end of stroke, all way out, run out of stroke > end of stroke, cylinder stop, relief valve
pick load, pick up pipe, sling pipe, hang pipe, hang load, crane with excavator, use as crane, use like crane, lift pipe, lift trench box, hang from bucket > lifting loads, lifting operation, object handling
heave, winch up, haul up > lift, raise
load plate, capacity plate, lifting plate, what lift at reach, how much pick > load chart, lifting capacity
bites off too much, too heavy to lift, too much weight, wont pick load, cant pick up > overload, lift capacity
knock down building, pull down building, tear down building, knock down wall, wrecking, pull down wall > demolition work, demolition
bust concrete, bust rock, bust up, crack rock, crack concrete, peck rock, jackhammer, break out concrete, break up slab, smash concrete, pop slab > hydraulic hammer, breaker operation
stump grubbing, grub stumps, pull roots, rip roots, rip stumps, dig out roots, root out > stump removal, digging
clear brush, clear land, clear scrub, land clearing, clear site, clear bush, brush clearing, push over trees, knock over trees > clearing, clearing work
shift muck, move muck, muck shifting, move dirt, shift dirt, shove dirt, push muck, shove muck, earth moving, move earth > pushing, earthmoving, loading
rehandle, shovel grain, push up silage, clamp work, buck raking, muck spreading, clear snow, push snow, plough snow, plow snow, snow clearing, clear yard > pushing, clearing, snow
spoil, overburden, spoil heap, muck heap, dirt pile, muckheap, spoil pile > material, pile, soil
`
