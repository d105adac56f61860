import type { ExampleSet } from '../example-set.ts';
import { Scene } from './scene.tsx';

/** The hero with its scene. */
export const sceneExamples: ExampleSet = {
  title: 'Scene',
  examples: [
    {
      name: 'Behind the words, or below them when narrow',
      element: (
        <div className="hero">
          <Scene />
          <div className="wrap hero__text">
            <p className="h-2xl">How can we help you today?</p>
          </div>
        </div>
      ),
    },
  ],
};
