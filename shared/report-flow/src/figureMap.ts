export * from '@territori/map/figureMap';
