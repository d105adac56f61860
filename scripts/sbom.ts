// `npm run sbom > sbom.json`: what the product is made of, as a CycloneDX bill of materials. docs/supply-chain.md.
import { makeSbom } from './sbom/make-sbom.ts';
import { endWithPipe } from './terminal/outlive-pipe.ts';
import { scriptArguments } from './terminal/parse-arguments.ts';
import { printTo } from './terminal/print-to.ts';

endWithPipe();
scriptArguments({
  usage: `Usage: npm run sbom --silent > sbom.json

  Prints every package that runs in production, and the font, as CycloneDX.`,
  most: 0,
});
await printTo(process.stdout)(
  `${JSON.stringify(makeSbom(new URL('../', import.meta.url).pathname), null, 2)}\n`,
);
