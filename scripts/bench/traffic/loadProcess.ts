import { type LoadPlan, load } from './load.ts';

// forked by runLoad: takes a plan, gives back figures
process.once('message', async (plan: LoadPlan) => {
  const figures = await load(plan);
  process.send?.(figures, () => process.exit());
});
