export * from '@territori/map/MapLegend';
