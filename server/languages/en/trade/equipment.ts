/** How people speak of attachments, shop equipment, fasteners, generators and stationary machines and how manuals write it. Written by the project's authors from general usage of the trade; no entry was chosen by looking at questions or manuals. */
export const equipmentSpeech = `
excavator, digger, trackhoe, shovel machine, hoe, hydraulic excavator, crawler excavator
mini excavator, mini digger, compact excavator, mini ex, minidigger
wheel loader, front end loader, loader, loading shovel, payloader, rubber tire loader
skid steer, skid loader, skid steer loader, skidsteer
track loader, ctl, compact track loader, tracked skid steer
backhoe, backhoe loader, tractor loader backhoe, tlb
bulldozer, dozer, crawler tractor, cat dozer, track type tractor
grader, motor grader, road grader, motorgrader
dump truck, dumper, haul truck, rock truck, articulated dumper, articulated hauler, adt, hauler
telehandler, telescopic handler, reach forklift, telescopic forklift, zoom boom, lull
forklift, fork truck, lift truck, fork lift, forklift truck, industrial truck
pallet truck, pallet jack, pump truck, hand pallet truck
aerial lift, cherry picker, boom lift, manlift, aerial work platform, mewp, aerial platform
scissor lift, scissor platform
roller machine, compactor, steamroller, road roller, drum roller, vibratory roller
plate compactor, wacker, wacker plate, whacker, vibrating plate, vibratory plate
jumping jack, rammer, ground tamper, trench rammer, vibratory tamper
bucket, scoop, shovel bucket, digging bucket
cleanup bucket, ditching bucket, grading bucket, mud bucket, ditch cleaning bucket, batter bucket
tilt bucket, swivel bucket
four in one bucket, 4 in 1 bucket, clamshell bucket, multi purpose bucket, combination bucket
bucket teeth, tooth point, tooth tip, bucket tip, digging teeth, ground engaging tool
cutting edge, wear edge, lip of bucket, bolt on edge, wear plate, blade edge
tooth adapter, tooth shank, adaptor tooth, tooth holder, nose of tooth
bucket pin, pivot pin, linkage pin, hinge pin, link pin, attachment pin
bucket link, dog bone, dogbone, tipping link, bucket linkage, tilt lever, h link
dozer blade, push blade, backfill blade, front blade, levelling blade, moldboard
snow plow, snow plough, snow blade, snowplow
forks, pallet forks, fork tines, fork arms, tines
grapple, grab, claw, clamshell, orange peel, gripper
thumb, hydraulic thumb, bucket thumb, thumb clamp
quick hitch, coupler attachment, quick attach, bobtach, quick change, quick coupler device, hydraulic quick coupler
tiltrotator, tilt rotator, rototilt, rotating coupler, power tilt
breaker hammer, hydraulic hammer, rock breaker, hydraulic breaker, hammer attachment, pecker, rock hammer
chisel, moil, breaker tool, tool bit of breaker, hammer bit, moil point
auger, earth drill, post hole digger, earth auger
broom, sweeper, brush attachment, sweeper broom
mulcher, brush cutter, flail, shredder, bush hog
winch, hoist winch, capstan, rope drum
wire rope, cable rope, winch cable, hoist rope, steel cable, steel rope
hook, load hook, crane hook, lifting hook, hook block
shackle, clevis, d shackle, bow shackle
dipper, stick boom, dipper arm, dipper stick, arm of excavator
counterweight, tail weight, rear weight, counter weight, ballast weight
mast, upright of forklift, lift mast, forklift mast
lift chain, mast chain, leaf chain, forklift chain
side shift, sideshift, side shifter, sideshifter
work platform, man basket, personnel basket, work basket, man cage, platform basket
genset, generating plant, power plant generator, generator unit, gen
transfer switch, ats, changeover switch, automatic transfer switch, mains changeover
mains failure, power cut, blackout, utility failure, power outage, loss of mains, grid failure
paralleling, synchronise, synchronize, run in parallel
excitation, exciter, field flash, flashing field, residual magnetism
electrical frequency, hertz, cycles per second, hz setting
phase sequence, phase rotation, wrong rotation, rotating field
earth leakage, gfci, rcd, residual current device, ground fault interrupter
load bank, load test, dummy load, wet stacking
controller, control module, control unit
centrifugal pump, water pump transfer, trash pump, dewatering pump
impeller, pump wheel, vane wheel, impellor
mechanical seal, shaft seal, rotary seal, pump seal
stuffing box, packing gland, gland packing, packing rope
dry running, run dry, pump running dry
suction hose, intake hose, suction line, suction side
pressure side, discharge side, outlet side, delivery side, discharge line
foot valve, strainer basket, suction rose
air compressor, screw compressor, compressor unit, air end, piston compressor
electric motor, e motor, induction motor, asynchronous motor, drive motor
motor overload, thermal overload, overload relay, motor protection switch, motor protection, overload trip
soft start, soft starter, star delta, star delta starter, wye delta
gear motor, gearmotor, gear reducer, reduction gear, gear unit
coupling insert, spider coupling, rubber coupling, flexible coupling, elastic coupling
linear guide, guideway, linear rail, slideway, guide rail, linear bearing
ball screw, ballscrew, lead screw, leadscrew, spindle screw
way oil, slideway oil, guideway oil, way lube
cutting fluid, coolant machine tool, soluble oil, cutting oil, emulsion, metalworking fluid, suds
chip, swarf, shavings, turnings, metal chips
chip conveyor, swarf conveyor, chip auger
lathe, turning machine, turning centre, turning center
milling machine, machining center, machining centre, milling centre
drill press, pillar drill, bench drill, drilling machine
saw blade, band saw blade, cutting blade, saw band
cutter, end mill, milling cutter, cutting tool, insert tool, tool bit
vise, vice, clamping device, work holding, workholding, clamping fixture
tailstock, tail stock, live center, live centre, quill
tool offset, tool length, tool compensation, offset setting, tool correction, tool setting
jog, move manually, manual jog, hand wheel, handwheel, jog mode, mpg
feed rate, feedrate, feed speed, feed override
robot, robot arm, manipulator, cobot
conveyor, conveyor belt, belt conveyor, transport belt
belt tracking, belt runs off, belt wanders, belt alignment, belt mistracking
fasteners, hardware, nuts and bolts, bolts and screws, fixings
allen key, allen wrench, hex key, hexagon key, inbus, hex wrench
spanner, wrench, open end wrench, combination wrench, ring spanner
socket wrench, ratchet, socket set, ratchet wrench
torque wrench, torque spanner, torque meter, clicker
impact gun, impact wrench, rattle gun, air gun, windy gun
pliers, vise grips, grips, mole grips, channel locks
hand hammer, mallet, sledge, soft hammer, plastic hammer
feeler gauge, feeler blade, thickness gauge, feeler stock
dial gauge, dial indicator, dti, clock gauge, test indicator
vernier, vernier caliper, slide caliper, calliper gauge
micrometer, mike, micrometer gauge
circlip, snap ring, retaining ring, c clip, jesus clip, seeger ring, lock ring
cotter, cotter pin, split pin, cotterpin
lynch pin, linch pin, r clip, hitch pin, spring cotter, locking pin, hairpin clip
roll pin, spring pin, tension pin
grub screw, set screw, setscrew, allen screw headless
jam nut, lock nut, locknut, check nut, counter nut
nyloc, nylock nut, self locking nut, nylon insert nut, stop nut
lock washer, spring washer, split washer, star washer, lockwasher
bolt grade, strength class, property class, grade 8, bolt class, strength grade
stud, stud bolt, threaded stud, threaded rod
key way, woodruff key, keyway, feather key, parallel key, shaft key
hose clamp, jubilee clip, worm clamp, hose clip, pipe clamp
`
